import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SealStore } from '@annals/event-store/sealing/seal-store';
import { openPool } from '@annals/projections/engine/connections';
import { projectionStatuses } from '@annals/projections/engine/status';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { startAnnals, type AnnalsOptions, type RunningAnnals } from '../src/annals';
import { folderPlace, latestIn } from '../src/platform/sealing/places/folder';
import { publishCheckpoints } from '../src/platform/sealing/publish';
import { Seal } from '../src/platform/sealing/seal';
import { dispatcher } from '../src/platform/commands/dispatch';
import { restoreBackup } from '../src/features/operations/backup/restore-backup';
import { RestoreRefused } from '../src/features/operations/backup/restore-refused';
import { writeBackup } from '../src/features/operations/backup/write-backup';
import { migrate } from '../src/migrate';
import { openLog, openStore } from '../src/storage';
import { folderStore } from '../src/platform/pictures/folder-store';
import { backupSecrets, packed, unpacked } from './archive-file';
import { commandHere } from './command-here';
import { Client, startProduct, type Product } from './product';

const directory = mkdtempSync(join(tmpdir(), 'annals-backup-'));
const folder = join(directory, 'checkpoints');
const archive = join(directory, 'annals.backup');
let product: Product;
let head: bigint;
let picture: string;

beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'], seal: { folder } });
  await product.annals.services.seal.seal();
  // Somebody writes all the time: the archive is of one moment all the same.
  let writing = true;
  const client = await product.as('manager');
  const employeeId = product.cast.employee.id;
  const load = (async () => {
    while (writing)
      await client.post('/api/meetings', {
        title: 'While it is backed up',
        employeeId,
        scheduledAt: '2030-01-07T10:00:00.000Z',
        duration: 30,
      });
  })();
  const { pictures } = product.annals.services;
  picture = await pictures.keep(employeeId, randomUUID(), Buffer.from('a small square'));
  const report = await writeBackup(product.databaseUrl, backupSecrets(product.masterKey), archive, {
    pictures: pictures.store,
  });
  writing = false;
  await load;
  head = BigInt(report.head);
  expect(await product.head()).toBeGreaterThan(head);
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const url = await freshDatabase();
  await migrate(url, pino({ level: 'silent' }));
  return url;
}

async function restore(databaseUrl: string, file: string, masterKey = product.masterKey) {
  const store = openStore(databaseUrl);
  const pictures = folderStore(join(directory, 'pictures'));
  const secrets = backupSecrets(masterKey);
  return restoreBackup({ databaseUrl, secrets, store, isElsewhere: false, pictures }, file).finally(() =>
    store.close(),
  );
}

function start(databaseUrl: string, seal: Partial<AnnalsOptions['seal']> = {}): Promise<RunningAnnals> {
  return startAnnals({
    databaseUrl,
    masterKey: product.masterKey,
    logger: pino({ level: 'silent' }),
    roles: ['api', 'projections'],
    sessionSecret: randomBytes(32).toString('hex'),
    publicUrl: undefined,
    trustedProxies: 1,
    sessionDays: 7,
    frontEndDirectory: directory,
    pictures: { directory: join(directory, 'pictures') },
    queue: { databaseUrl },
    host: '127.0.0.1',
    port: 0,
    alex: false,
    mail: 'off',
    timeZone: 'UTC',
    holidayCalendar: 'US',
    seal: { ...product.annals.services.sealSettings, folder: undefined, scheduled: false, ...seal },
  });
}

test('a restored backup is the installation at that moment: log, keys, accounts and seal, verified; read models are made again', async () => {
  const url = await emptyDatabase();
  expect(await restore(url, archive)).toMatchObject({ head: String(head) });
  const restored = await start(url);
  const pool = openPool(url, 1);
  const store = new SealStore(url);
  try {
    const { log, pictures } = restored.services;
    expect((await pictures.read(product.cast.employee.id, picture))?.toString()).toBe('a small square');
    expect(await log.head()).toBe(head);
    const seal = new Seal(
      log,
      dispatcher(log, () => new Date()),
      store,
      { ...restored.services.sealSettings, clock: () => new Date() },
    );
    const { verified, findings } = await (await seal.verifier()).whole();
    expect(findings).toEqual([]);
    expect(verified).toBeGreaterThan(1_000);
    await expect
      .poll(async () => (await projectionStatuses(pool, log)).filter(({ lag }) => lag !== '0').length, {
        timeout: 60_000,
      })
      .toBe(0);
    // Names can be read, so the keys are there; the password opens, so the accounts are.
    const client = new Client(restored.url ?? '');
    const login = { email: 'manager@annals.example', password: 'annals-demo-2026', role: 'manager' };
    expect((await client.post('/api/auth/login', login)).status).toBe(200);
    const there = await client.get('/api/people');
    expect(there.status).toBe(200);
    expect(there.text).toContain(product.cast.employee.lastName);
  } finally {
    await store.close();
    await pool.end();
    await restored.stop();
  }
}, 120_000);

test('an installation whose signed checkpoints are ahead of its log refuses to open', async () => {
  // The seal went on after the backup was taken, and its folder survived what made the backup necessary.
  await product.annals.services.seal.seal();
  const sealed = new SealStore(product.databaseUrl);
  await publishCheckpoints(sealed, [folderPlace(folder)], new Date());
  await sealed.close();
  expect(latestIn(folder)).toBeDefined();
  const url = await emptyDatabase();
  await restore(url, archive);
  await expect(start(url, { folder })).rejects.toThrow(/older than its own seal/);
});

describe('a restore is refused, and changes nothing,', () => {
  const refused = async (file: string, masterKey = product.masterKey, url?: string): Promise<string> => {
    const database = url ?? (await emptyDatabase());
    const failure = await restore(database, file, masterKey).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RestoreRefused);
    if (url === undefined) {
      const log = openLog(database, product.masterKey);
      expect(await log.head()).toBe(0n);
      await log.close();
    }
    return (failure as Error).message;
  };
  test('into an installation that has a log', async () => {
    expect(await refused(archive, product.masterKey, product.databaseUrl)).toContain('not empty');
  });

  test('with another master key', async () => {
    expect(await refused(archive, randomBytes(32).toString('base64'))).toContain('another key');
  });

  test('when what is in it is not what its own manifest says, whoever encrypted it', async () => {
    const secrets = backupSecrets(product.masterKey);
    const tar = await unpacked(archive, secrets);
    tar.write('EmployeeFired', tar.indexOf('EmployeeHired'));
    const file = await packed(join(directory, 'altered.backup'), tar, secrets);
    expect(await refused(file)).toContain('annals_events.events in the archive is not what was written');
  });

  test('when the archive is cut off, or is none', async () => {
    const bytes = readFileSync(archive);
    writeFileSync(join(directory, 'cut.backup'), bytes.subarray(0, bytes.length / 2));
    expect(await refused(join(directory, 'cut.backup'))).toContain('cut off');
    writeFileSync(join(directory, 'text.backup'), 'no archive');
    expect(await refused(join(directory, 'text.backup'))).toContain('no backup of Annals');
    expect(await refused(join(directory, 'nothing'))).toContain('no such file');
  });
});

describe('annals restore --check', () => {
  /** The command where there is no installation. */
  const check = (file: string, masterKey: string) =>
    commandHere(['restore', '--check', file], {
      ANNALS_DATA: join(directory, 'no installation'),
      ANNALS_MASTER_KEY: masterKey,
    });

  test('says that an archive is whole, needs no database and makes nothing', async () => {
    const { code, said, complained } = await check(archive, product.masterKey);
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain(`${archive} is whole`);
    expect(said).toContain(`everything up to event ${head.toLocaleString('en')},`);
    expect(existsSync(join(directory, 'no installation'))).toBe(false);
  });

  test('ends with 1 and a sentence for an altered one, and with other keys', async () => {
    const bytes = readFileSync(archive);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    const damaged = join(directory, 'flipped.backup');
    writeFileSync(damaged, bytes);
    expect(await check(damaged, product.masterKey)).toEqual({
      code: 1,
      said: '',
      complained: 'The archive was altered or is cut off: it is not what was written. Take another backup.\n',
    });
    const other = await check(archive, randomBytes(32).toString('base64'));
    expect([other.code, other.complained]).toEqual([1, expect.stringContaining('another key')]);
  });

  test('says that a key is missing where Vault wraps the keys of people and no archive can be opened', async () => {
    const environment = {
      ANNALS_DATA: join(directory, 'no installation'),
      ANNALS_VAULT_URL: 'https://vault.example.org',
      ANNALS_VAULT_TOKEN: 'a token',
    };
    expect(await commandHere(['restore', '--check', archive], environment)).toEqual({
      code: 1,
      said: '',
      complained:
        'There is no key for backups: set ANNALS_BACKUP_KEY, to the one that an archive was made with, or for new archives to a new one (openssl rand -base64 32).\n',
    });
  });
});

test('an archive is readable by its owner alone, holds no name in plain words even decrypted, and is never overwritten', async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const secrets = backupSecrets(product.masterKey);
  expect((await unpacked(archive, secrets)).includes(product.cast.employee.firstName + ' ')).toBe(false);
  await expect(writeBackup(product.databaseUrl, backupSecrets(product.masterKey), archive)).rejects.toThrow(
    /EEXIST/,
  );
});
