import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { t } from '@annals/contracts/kernel/text';
import { IMPORT_COLUMNS, IMPORT_ROWS, type ImportColumn } from '@annals/contracts/features/imports/constants';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { UnreadableList } from './errors';

/** A row of the list as it was written; `row` 1 is the first below the names of the columns. */
export type ListRow = Readonly<Record<ImportColumn, string>> & {
  readonly row: number;
  /** More cells than there are columns: nobody knows which belongs where. */
  readonly hasExtraCells: boolean;
};

/** Bytes that are read at a time: some milliseconds. */
const CHUNK = 64 * 1_024;

const cells = z.array(z.string());

/**
 * Reads a list of people: comma- or semicolon-separated, quoted where needed, the names of the columns in its first line, in any order.
 * Other work of the process goes on between its parts.
 * @throws UnreadableList
 */
export async function readList(csv: string): Promise<readonly ListRow[]> {
  const [head = [], ...rows] = await cellsOf(csv);
  const named = head.map((name) => columnNamed(name));
  const missing = IMPORT_COLUMNS.filter((column) => !named.includes(column));
  if (missing.length > 0)
    throw new UnreadableList(
      t('The first line must name every column; missing: {missing}.', { missing: missing.join(', ') }),
    );
  if (new Set(named).size < named.length)
    throw new UnreadableList(t('A column is named twice in the first line.'));
  if (rows.length === 0) throw new UnreadableList(t('The list has no rows below the names of its columns.'));
  if (rows.length > IMPORT_ROWS)
    throw new UnreadableList(
      t('A list can have at most {most} rows; this one has {count}.', {
        most: IMPORT_ROWS,
        count: rows.length,
      }),
    );
  return rows.map((row, index) => {
    const cell = (column: ImportColumn) => row[named.indexOf(column)]?.trim() ?? '';
    return {
      row: index + 1,
      hasExtraCells: row.length > head.length,
      email: cell('email').toLowerCase(),
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      position: cell('position'),
      department: cell('department'),
      role: cell('role').toLowerCase(),
      managerEmail: cell('managerEmail').toLowerCase(),
      hireDate: cell('hireDate'),
    };
  });
}

async function cellsOf(csv: string): Promise<string[][]> {
  const firstLine = csv.split(/\r?\n/, 1)[0] ?? '';
  // Spreadsheets of some languages separate by semicolons.
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  const parser = Readable.from(chunksOf(csv)).pipe(
    parse({
      bom: true,
      delimiter,
      skip_empty_lines: true,
      // Spreadsheets write rows that were once used as separators alone.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      trim: true,
    }),
  );
  const rows: string[][] = [];
  try {
    for await (const row of parser) rows.push(cells.parse(row));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList(
      t('This is not a comma-separated list: a quotation mark is missing or stands in the wrong place.'),
    );
  }
  return rows;
}

async function* chunksOf(csv: string): AsyncGenerator<Buffer> {
  // As bytes: a cut between the two halves of a character would lose it.
  const bytes = Buffer.from(csv);
  for (let from = 0; from < bytes.length; from += CHUNK) {
    yield bytes.subarray(from, from + CHUNK);
    await setImmediate();
  }
}

function columnNamed(name: string): ImportColumn {
  const found = IMPORT_COLUMNS.find((column) => column.toLowerCase() === name.trim().toLowerCase());
  if (!found)
    throw new UnreadableList(
      t('The first line names a column that is not known: “{name}”. Known are {columns}.', {
        name: name.slice(0, 40),
        columns: IMPORT_COLUMNS.join(', '),
      }),
    );
  return found;
}
