"""Spreadsheets: plain rows out as XLSX or CSV, uploaded tables in; without Django and without a database."""
