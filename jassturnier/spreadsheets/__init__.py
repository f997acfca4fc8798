"""Spreadsheets: plain rows out as XLSX or CSV, uploaded tables in as plain rows; without Django and without a database."""
