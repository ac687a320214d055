import pg from 'pg';

/**
 * The database refuses a row, or the key of one, whenever it is tried: the event it was made of is at fault, not the connection. It names
 * no value: messages of PostgreSQL quote what people wrote, and this one is shown, recorded and logged.
 */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
}

/**
 * Classes of SQLSTATE that say that a value cannot be stored: two rows of one key, data exceptions, broken constraints, program limits such
 * as the size of an entry of an index. All others (connections, locks, space, a server that shuts down) may pass.
 */
const OF_THE_ROW = /^(21|22|23|54)/;

/** The same error, or RowRefused when it will come again however often the row is tried. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !OF_THE_ROW.test(error.code ?? '')) return error;
  const where = [error.column, error.constraint].filter((name) => name !== undefined).join(', ');
  const named = where === '' ? '' : `, ${where}`;
  return new RowRefused(
    `The database refuses a row that follows from this event (SQLSTATE ${error.code ?? ''}${named}).`,
  );
}

/** Does what writes or looks up rows. @throws RowRefused when a row or a key of it is refused; else what it throws */
export async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Puts rows into the form in which they are sent. @throws RowRefused when a row holds what no column can */
export function orUnwritable<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    throw new RowRefused(`A row that follows from this event cannot be written (${name}).`);
  }
}
