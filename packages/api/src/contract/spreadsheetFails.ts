/** Why a spreadsheet is not read, wherever one is sent. */
export const spreadsheetFails = {
  unsupported_spreadsheet: 415,
  empty_file: 400,
  too_many_rows: 400,
  too_many_columns: 400,
  too_many_cells: 400,
  spreadsheet_too_large: 413,
  spreadsheet_takes_long: 400,
} as const;
