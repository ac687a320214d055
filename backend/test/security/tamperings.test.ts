import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SealedInstallation, type Column, type Look } from './sealed-installation';

/** Events that are changed: under the first checkpoint, and under the last alone. */
const POSITIONS = [60n, 290n];

/**
 * What the owner of the database may change without anybody finding it, and why that is harmless. A column that is not here has to be found; one
 * that is here and is found nevertheless has no business here.
 */
const HARMLESS: Readonly<Record<string, string>> = {
  'annals_keys.personal_keys.key_id':
    'The words of the person read as erased: words are lost, which takes no more than a DELETE, and none are forged. The backup of the keys brings them back.',
  'annals_keys.personal_keys.created_at': 'Nobody reads it; it is for the operator of the database.',
  'annals_seal.state.news':
    'Not believed: the sealer looks at the events behind the newest checkpoint itself.',
  'annals_seal.checkpoints.sealed_at':
    'A date to show. What proves a time is the event of the checkpoint in the log, and the witness’s own clock.',
  'annals_seal.checkpoints.recorded':
    'Says whether the checkpoint is an event already: recording it again changes nothing, and one that is not recorded is published all the same.',
  'annals_seal.cosignatures.witness':
    'A cosignature that is not the witness’s counts as none: the witness is asked again.',
  'annals_seal.cosignatures.size':
    'Read under another checkpoint it is not valid: the witness is asked again.',
  'annals_seal.cosignatures.line': 'Each is verified when it is read; one that is not valid counts as none.',
  'annals_seal.witnesses.witness': 'The witness is asked as if it had never been.',
  'annals_seal.witnesses.failures': 'How long to wait after the next failure: ten minutes at most.',
  'annals_seal.witnesses.error': 'To show. The age of the newest cosignature is told by the cosignature.',
  'annals_seal.witnesses.retry_at': 'Nobody waits for it longer than ten minutes.',
  'annals_seal.keys.used_at': 'Nobody reads it.',
  'annals_seal.places.name': 'The place is begun again, and asked what it has.',
  'annals_seal.places.size': 'Not believed where the place can be asked: what it has is told by the place.',
  'annals_seal.places.failures': 'How long to wait after the next failure: an hour at most.',
  'annals_seal.places.error': 'To show.',
  'annals_seal.places.retry_at': 'Publishing waits for it an hour at most.',
  'annals_seal.places.reached_at': 'To show.',
  'annals_seal.rounds.next_leaf':
    'Where a process that starts begins its round; from then on it keeps its own place.',
  'annals_seal.rounds.begun_at': 'To show.',
  'annals_seal.rounds.finished_at': 'To show.',
  'annals_seal.rounds.verified': 'To show.',
};

/** How a value of a type becomes another one of the same type. */
const OTHER_VALUE: Readonly<Record<string, (column: string) => string>> = {
  smallint: (column) => `${column} + 100`,
  integer: (column) => `${column} + 100`,
  bigint: (column) => `${column} + 1000003`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  uuid: () => 'gen_random_uuid()',
  json: () => `'{"forged":true}'::json`,
  boolean: (column) => `NOT ${column}`,
  bytea: (column) => `set_byte(${column}, 0, (get_byte(${column}, 0) + 1) % 256)`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) - interval '1 day'`,
};

let installation: SealedInstallation;
let columns: readonly Column[];
beforeAll(async () => {
  installation = await SealedInstallation.create();
  columns = await installation.columns();
});
afterEach(() => installation.restore('now'));
afterAll(() => installation.close());

const nameOf = ({ schema, table, column }: Column) => `${schema}.${table}.${column}`;

/** Changes one value of a column. @returns false when the database itself refuses it */
async function tamper({ schema, table, column, type }: Column, position: bigint): Promise<boolean> {
  const other = OTHER_VALUE[type];
  if (!other) throw new Error(`Say in OTHER_VALUE how a value of the type ${type} is changed`);
  const row =
    table === 'events'
      ? `position = ${String(position)}`
      : `ctid = (SELECT min(ctid) FROM ${schema}.${table})`;
  const changed = await installation
    .sql(`UPDATE ${schema}.${table} SET ${column} = ${other(column)} WHERE ${row}`)
    .catch(() => undefined);
  if (changed === 0) throw new Error(`There is no row in ${schema}.${table} that could be changed`);
  return changed !== undefined;
}

/** Found, and where the log itself was changed, with the position. */
function isNamed({ table }: Column, at: bigint, { findings, isStopped, isReadable }: Look): boolean {
  if (table === 'events')
    return findings.some(({ position, until = position }) => position <= at && at <= until);
  return findings.length > 0 || isStopped || !isReadable;
}

/** The columns whose change nobody finds. @param alsoDone what is done besides each of them */
async function notFound(changed: readonly Column[], alsoDone?: () => Promise<void>): Promise<string[]> {
  const missed: string[] = [];
  for (const column of changed)
    for (const position of column.table === 'events' ? POSITIONS : POSITIONS.slice(0, 1)) {
      if (await tamper(column, position)) {
        await alsoDone?.();
        if (!isNamed(column, position, await installation.look())) missed.push(nameOf(column));
      }
      await installation.restore('now');
    }
  return missed;
}

test('an installation that nobody has tampered with gives no alarm', async () => {
  expect(await installation.look()).toEqual({ findings: [], isStopped: false, isReadable: true });
});

test('whatever column is changed is found and named, or harmless for a reason', async () => {
  const harmless = await notFound(columns);
  expect(harmless.toSorted()).toEqual(Object.keys(HARMLESS).toSorted());
}, 300_000);

test('annals audit verify claims no more than what signed checkpoints cover', async () => {
  const whole = await installation.verifiedAtServer();
  expect(whole.said).toMatch(/\d events compared with their seal in .*\nEverything is as it was sealed\.\n/);
  expect(whole.code).toBe(0);

  // What the newest checkpoint covered could have been changed together with the tree.
  await installation.sql(
    `DELETE FROM annals_seal.checkpoints WHERE size = (SELECT max(size) FROM annals_seal.checkpoints);
     DELETE FROM annals_events.events WHERE position > (SELECT position FROM annals_seal.state)`,
  );
  const shorter = await installation.verifiedAtServer();
  expect(shorter.said).toMatch(
    /The newest \d\d events are under no signed checkpoint yet, so nothing is proved of those\./,
  );

  await installation.sql(`UPDATE annals_events.events SET type = 'Altered' WHERE position = 60`);
  const altered = await installation.verifiedAtServer();
  expect(altered.said).toMatch(/position 60 is not the one that was sealed\.\nStop nothing yet, and change/);
  expect(altered.code).toBe(3);

  await installation.sql(
    `TRUNCATE annals_seal.checkpoints, annals_seal.state, annals_seal.tiles;
     DELETE FROM annals_events.events WHERE type = 'LogSealed'`,
  );
  const unsigned = await installation.verifiedAtServer();
  expect(unsigned.said).toContain('No signed checkpoint covers any event of this log, so nothing is proved.');
  expect(unsigned.said).not.toContain('as it was sealed');
  expect(unsigned.code).toBe(3);
});

const SEAL_TABLES = ['annals_seal'];
test.each<[string, () => Promise<void>]>([
  [
    'emptied',
    async () => {
      await installation.sql('TRUNCATE annals_seal.tiles, annals_seal.checkpoints');
      await installation.sql('UPDATE annals_seal.state SET size = 0, position = 0, news = 0');
      await installation.sql('UPDATE annals_seal.places SET size = 0');
    },
  ],
  [
    'dropped',
    async () => {
      await installation.sql(
        'TRUNCATE annals_seal.tiles, annals_seal.checkpoints, annals_seal.state, annals_seal.keys',
      );
    },
  ],
  ['rolled back', () => installation.restore('early', SEAL_TABLES)],
  ['copied from a clone that holds the key', () => installation.restore('clone', SEAL_TABLES)],
])(
  'and so it is when the seal is %s besides, and nothing is signed over it',
  async (_, also) => {
    await also();
    expect(await installation.look()).toMatchObject({ isStopped: true });
    await installation.restore('now');
    // The tables of the seal are those that were put in the place of its own.
    const others = columns.filter(({ schema }) => !SEAL_TABLES.includes(schema));
    expect(others.length).toBeGreaterThan(10);
    expect(await notFound(others, also)).toEqual([]);
  },
  300_000,
);

/** What may happen to a published file without an alarm, and why. */
const HARMLESS_FILES: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\.proof\.txt$/,
    /./,
    'A proof that does not prove is refused by whoever checks it; it can be computed again from the log.',
  ],
  [/^\d{16}\.txt$/, /removed/, 'One copy less. Every later checkpoint covers the same events.'],
  [
    /^latest\.txt$/,
    /removed|replaced/,
    'The numbered files stand beside it: it is gone, or an earlier true checkpoint, until the next one is published.',
  ],
];

test('whatever file of the published checkpoints is changed is found, or harmless for a reason', async () => {
  const names = readdirSync(installation.folder);
  expect(names.length).toBeGreaterThan(5);
  const contentOf = (name: string) => readFileSync(join(installation.folder, name), 'utf8');
  const changes: Readonly<Record<string, (path: string, name: string) => void>> = {
    'altered in its root': (path, name) =>
      writeFileSync(
        path,
        contentOf(name).replace(/\n([A-Za-z0-9+/]{43}=)\n/, `\n${Buffer.alloc(32, 7).toString('base64')}\n`),
      ),
    'altered in its size': (path, name) => writeFileSync(path, contentOf(name).replace(/\n\d+\n/, '\n77\n')),
    'signed by somebody else': (path, name) =>
      writeFileSync(
        path,
        contentOf(name).replace(/ [A-Za-z0-9+/=]{80,}\n$/, ` ${Buffer.alloc(68, 9).toString('base64')}\n`),
      ),
    emptied: (path) => writeFileSync(path, ''),
    'replaced by another': (path, name) =>
      writeFileSync(
        path,
        contentOf(names.find((one) => /^\d{16}\.txt$/.test(one) && contentOf(one) !== contentOf(name)) ?? ''),
      ),
    removed: (path) => rmSync(path),
  };
  const missed: string[] = [];
  for (const name of names)
    for (const [kind, change] of Object.entries(changes)) {
      const copy = mkdtempSync(join(tmpdir(), 'annals-tampered-'));
      cpSync(installation.folder, copy, { recursive: true });
      change(join(copy, name), name);
      const { findings, isStopped } = await installation.look(copy);
      const isFound = findings.length > 0 || isStopped;
      const reason = HARMLESS_FILES.find(([file, how]) => file.test(name) && how.test(kind));
      if (isFound === (reason !== undefined))
        missed.push(`${name} ${kind}: ${isFound ? 'found' : 'not found'}`);
      rmSync(copy, { recursive: true });
      await installation.restore('now');
    }
  expect(missed).toEqual([]);
}, 300_000);
