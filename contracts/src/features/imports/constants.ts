/** The columns of the list, as the screen documents them and the template has them. The first line of the file names them, in any order. */
export const IMPORT_COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'position',
  'department',
  'role',
  'managerEmail',
  'hireDate',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The largest list, in bytes of CSV and in rows. */
export const IMPORT_BYTES = 5 * 1024 * 1024;
export const IMPORT_ROWS = 20_000;
