"""The version of the program, as draws and backups record it."""

VERSION = "0.1.0"
