import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { commandBeside, settingsBeside } from './command-here';
import { SEAL_SEED, startProduct, type Product } from './product';
import { SERVER_PROGRAM } from './server-program';

const PASSWORD = 'a password';

let product: Product;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'annals-failing-'));
  product = await startProduct({ roles: ['api', 'projections'] });
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const named = (file: string) => join(directory, file);
const settings = () => ({
  ANNALS_DATA: named('data'),
  ANNALS_SEAL_KEY: SEAL_SEED.toString('base64'),
  ANNALS_SEAL_ORIGIN: 'annals.example/log',
});
/** The address of the database for another user. */
function addressAs(user: string): string {
  const url = new URL(product.databaseUrl);
  [url.username, url.password] = [user, PASSWORD];
  return url.toString();
}
const annals = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  commandBeside(product, words, { ...settings(), ...environment });

/** Runs a command where no file may be larger than a few KiB: what is written then is cut off first and refused after that, as on a full disk. */
async function withoutRoom(words: readonly string[]): Promise<{ code: number | null; complained: string }> {
  const limited = ['-c', `trap '' XFSZ; ulimit -f 4; exec "$0" "$@"`, process.execPath, ...SERVER_PROGRAM];
  const child = spawn('bash', [...limited, ...words], {
    env: {
      PATH: process.env['PATH'],
      ...settingsBeside(product),
      ...settings(),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complained = '';
  child.stderr.on('data', (piece) => (complained += String(piece)));
  await once(child, 'close');
  return { code: child.exitCode, complained };
}

const EVIDENCE = ['audit', 'export', '--for', 'auditor@annals.example', '--purpose', 'The yearly audit'];

describe('a file that there is no room for', () => {
  test('is no evidence: it is said, nothing stays of it, and no event says that it was handed out', async () => {
    await product.annals.services.seal.seal();
    const head = await product.head();
    const file = named('evidence.tar.gz');
    const { code, complained } = await withoutRoom([...EVIDENCE, '--out', file]);
    expect([code, complained]).toEqual([1, `${file} would be larger than a file may be there.\n`]);
    expect(existsSync(file)).toBe(false);
    expect(await product.head()).toBe(head);
  });

  test('is no backup either, and its name is free for the next try', async () => {
    const file = named('annals.backup');
    const { code, complained } = await withoutRoom(['backup', file]);
    expect([code, complained]).toEqual([1, `${file} would be larger than a file may be there.\n`]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('evidence at the command line', () => {
  test('is for auditors', async () => {
    const out = ['--out', named('for-whom.tar.gz')];
    const refused = await annals([...EVIDENCE.with(3, 'employee@annals.example'), ...out]);
    expect([refused.code, refused.complained]).toEqual([
      1,
      'Evidence is for auditors, and employee@annals.example is none.\n',
    ]);
  });

  test('is readable by its owner alone, and overwrites nothing', async () => {
    const file = named('whole.tar.gz');
    expect((await annals([...EVIDENCE, '--out', file])).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { size } = statSync(file);
    const again = await annals([...EVIDENCE, '--out', file]);
    expect([again.code, again.complained]).toEqual([
      1,
      `${file} is there already, and is not overwritten. Give another name.\n`,
    ]);
    expect(statSync(file).size).toBe(size);
    const nowhere = named('no such folder/evidence.tar.gz');
    expect(await annals([...EVIDENCE, '--out', nowhere])).toMatchObject({
      code: 1,
      complained: `${nowhere} is not there, and cannot be made: look for its folder.\n`,
    });
  });
});

describe('a database that refuses is told in a sentence', () => {
  const asOwner = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const limited = () => ({ DATABASE_URL: addressAs('annals_refused') });
  beforeAll(() =>
    asOwner(
      `CREATE ROLE annals_refused SUPERUSER LOGIN PASSWORD '${PASSWORD}'`,
      'ALTER ROLE annals_refused SET default_transaction_read_only = on',
    ),
  );
  afterAll(() => asOwner('DROP ROLE annals_refused'));

  test('when it can only be read', async () => {
    const { code, complained } = await annals(
      ['projections', 'pause', 'people', '--reason', 'To try'],
      limited(),
    );
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/^This database can only be read: .*\.\n$/),
    ]);
  });

  test('when the user may not come in', async () => {
    await asOwner('ALTER ROLE annals_refused NOLOGIN');
    const { code, complained } = await annals(['status'], limited());
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/^PostgreSQL does not let the user in DATABASE_URL, .* in from here: .*\.\n$/),
    ]);
  });
});

test('an administrator of another database gives no rights there', async () => {
  const elsewhere = new URL(await freshDatabase());
  const users = {
    DATABASE_URL: addressAs('annals_one'),
    DATABASE_OWNER_URL: addressAs('annals_two'),
    DATABASE_KEYS_URL: addressAs('annals_three'),
    DATABASE_SEAL_URL: addressAs('annals_four'),
  };
  const prepare = (admin: string) => annals(['database', 'prepare'], { ...users, DATABASE_ADMIN_URL: admin });
  expect(await prepare(elsewhere.toString())).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^DATABASE_ADMIN_URL names another database than/) as string,
  });
  expect(await prepare(users.DATABASE_OWNER_URL)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/name the same user, who would lose the rights/) as string,
  });
  const { rows } = await product.annals.services.pool.query(
    `SELECT FROM pg_roles WHERE rolname IN ('annals_one', 'annals_two')`,
  );
  expect(rows).toEqual([]);
});

test('jobs in a Redis that is away are told in a sentence', async () => {
  const { code, complained } = await annals(['jobs', 'list'], { REDIS_URL: 'redis://127.0.0.1:1' });
  expect([code, complained]).toEqual([1, 'Redis does not answer where REDIS_URL says.\n']);
});

test('an account that is not locked is not unlocked, and a reason has to be one', async () => {
  const unlock = (reason: string) =>
    annals(['accounts', 'unlock', product.cast.employee.email, '--reason', reason]);
  const found = await unlock('A try');
  expect([found.code, found.said]).toEqual([
    0,
    expect.stringContaining('was not locked, so nothing is recorded'),
  ]);
  expect(await unlock(' ')).toMatchObject({ code: 2, complained: 'Say why, with --reason.\n' });
});

test('what is rebuilt or resumed all at once leaves out what is paused, and says so', async () => {
  expect((await annals(['projections', 'pause', 'people', '--reason', 'To try'])).code).toBe(0);
  const resumed = await annals(['projections', 'resume', '--all']);
  expect(resumed.said).toContain('Those that are paused go on when they are named.');
  const rebuilt = await annals(['projections', 'rebuild', '--all']);
  expect(rebuilt.code).toBe(3);
  expect(rebuilt.said).toMatch(/Left out, because they are paused or built again already: people\.\n$/);
  expect((await annals(['projections', 'resume', 'people'])).code).toBe(0);
});

test('a list of people that is no file, or a folder, is told with its name', async () => {
  const take = (file: string) => annals(['people', 'import', file, '--as', 'admin@annals.example']);
  expect((await take(named('none.csv'))).complained).toBe(`There is no file ${named('none.csv')}.\n`);
  expect((await take(directory)).complained).toBe(`${directory} is a folder, and no file.\n`);
  writeFileSync(named('empty.csv'), '');
  expect((await take(named('empty.csv'))).code).not.toBe(0);
});
