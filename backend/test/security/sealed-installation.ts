import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagerAssessmentSubmitted } from '@annals/contracts/features/performance-reviews/events';
import type { EventLog } from '@annals/event-store/event-log';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { leafOf } from '@annals/event-store/sealing/attested-event';
import { signCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { cosign, witnessSignerKey } from '@annals/event-store/sealing/cosignature';
import type { Finding } from '@annals/event-store/sealing/finding';
import { GrowingTree } from '@annals/event-store/sealing/growing-tree';
import { SealStore } from '@annals/event-store/sealing/seal-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { parseNote, signerKey } from '@annals/event-store/sealing/signed-note';
import pg from 'pg';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { folderPlace, publishedInFolder } from '../../src/platform/sealing/places/folder';
import { publishCheckpoints } from '../../src/platform/sealing/publish';
import { Seal } from '../../src/platform/sealing/seal';
import { SealMemory } from '../../src/platform/sealing/seal-memory';
import { publishedAnchors } from '../../src/platform/sealing/published';
import { SealingIsStopped } from '../../src/platform/sealing/stop';
import { cosignaturesUnder, keepCosignature } from '../../src/platform/sealing/witnesses/kept';
import { dispatcher } from '../../src/platform/commands/dispatch';
import { openLog } from '../../src/storage';
import { commandHere, type CommandOutcome } from '../command-here';

const ORIGIN = 'annals.example/log';
const [FIRST_KEY, KEY] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const WITNESS = witnessSignerKey('witness.example/w1', Buffer.alloc(32, 4));
const MASTER_KEY = Buffer.alloc(32, 3).toString('base64');
const SCHEMAS = ['annals_events', 'annals_seal', 'annals_keys'] as const;
const fixture = new URL('../../../contracts/fixtures/ManagerAssessmentSubmitted.v1.json', import.meta.url);
const { data } = JSON.parse(readFileSync(fixture, 'utf8')) as {
  data: Parameters<typeof ManagerAssessmentSubmitted.of>[0];
};

/** A column of a table. */
export interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** What somebody who looks finds. */
export interface Look {
  readonly findings: readonly Finding[];
  /** Whether sealing stops when it is tried. */
  readonly isStopped: boolean;
  /** Whether the words of the log can be read. */
  readonly isReadable: boolean;
}

/** An installation that has been sealed for a while: two keys, several checkpoints, published, remembered; with nothing else in it. */
export class SealedInstallation {
  readonly folder = mkdtempSync(join(tmpdir(), 'annals-published-'));
  readonly #memories = mkdtempSync(join(tmpdir(), 'annals-memory-'));
  readonly #memory = join(this.#memories, 'memory.json');

  private constructor(
    readonly url: string,
    private readonly log: EventLog,
    private readonly store: SealStore,
    private readonly owner: pg.Client,
  ) {}

  static async create(): Promise<SealedInstallation> {
    const url = await freshDatabase();
    await migrateEventStore(url);
    await migratePersonalKeys(url);
    await migrateSeal(url);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
    const made = new SealedInstallation(url, openLog(url, MASTER_KEY), new SealStore(url), owner);
    await made.#live();
    return made;
  }

  /** Every column of the tables of the log, the seal and the keys, as the database knows them. */
  async columns(): Promise<readonly Column[]> {
    const { rows } = await this.owner.query<Column>(
      `SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
       FROM information_schema.columns WHERE table_schema = ANY($1) ORDER BY table_schema, table_name, ordinal_position`,
      [SCHEMAS],
    );
    return rows;
  }

  /** @returns the rows that were changed */
  async sql(text: string): Promise<number> {
    return (await this.owner.query(text)).rowCount ?? 0;
  }

  /** Keeps all tables as they are. */
  async save(name: string): Promise<void> {
    await this.sql(`CREATE SCHEMA ${name}`);
    for (const table of await this.#tables())
      await this.sql(`CREATE TABLE ${name}.${table.replace('.', '_')} AS TABLE ${table}`);
  }

  /** Brings tables back as they were kept. @param schemas whose */
  async restore(name: string, schemas: readonly string[] = SCHEMAS): Promise<void> {
    const tables = (await this.#tables()).filter((table) =>
      schemas.some((schema) => table.startsWith(`${schema}.`)),
    );
    await this.sql(
      tables
        .map((table) => `DELETE FROM ${table}; INSERT INTO ${table} TABLE ${name}.${table.replace('.', '_')}`)
        .join(';'),
    );
  }

  /** Looks as a process does that has just been started: verifies everything, tries to seal, reads the log. */
  async look(published = this.folder): Promise<Look> {
    const memory = join(this.#memories, `${randomUUID()}.json`);
    if (existsSync(this.#memory)) cpSync(this.#memory, memory);
    const seal = this.#seal(KEY, FIRST_KEY, memory, published);
    const verifier = await seal.verifier({ published: publishedInFolder(published) });
    const { findings } = await verifier.whole();
    return { findings, isStopped: await isStopped(seal), isReadable: await this.#isReadable() };
  }

  /** `annals audit verify`, where nothing was published. */
  verifiedAtServer(): Promise<CommandOutcome> {
    return commandHere(['audit', 'verify'], {
      DATABASE_URL: this.url,
      ANNALS_MASTER_KEY: MASTER_KEY,
      ANNALS_SEAL_KEY: KEY.toString('base64'),
      ANNALS_SEAL_ORIGIN: ORIGIN,
      ANNALS_SESSION_SECRET: MASTER_KEY,
      ANNALS_DATA: join(this.#memories, 'data'),
    });
  }

  async close(): Promise<void> {
    await this.log.close();
    await this.store.close();
    await this.owner.end();
    for (const folder of [this.folder, this.#memories]) rmSync(folder, { recursive: true, force: true });
  }

  /** Three checkpoints, a change of the key after the first; kept as it was early, as it is now, and as a clone with the key would have it. */
  async #live(): Promise<void> {
    await this.#append(150);
    await this.#sealAndPublish(this.#seal(FIRST_KEY, undefined, this.#memory));
    await this.save('early');
    await this.#append(100);
    await this.#sealAndPublish(this.#seal(KEY, FIRST_KEY, this.#memory));
    await this.#append(60);
    await this.#sealAndPublish(this.#seal(KEY, undefined, this.#memory));
    await this.sql('INSERT INTO annals_seal.rounds (begun_at) VALUES (now())');
    await this.#cosigned();
    await this.save('now');
    await this.#cloned();
    await this.save('clone');
    await this.restore('now');
  }

  /** What is kept of a witness that has cosigned the newest checkpoint. */
  async #cosigned(): Promise<void> {
    const newest = await this.store.newestCheckpoint();
    const [cosignature] = cosignaturesUnder(
      (newest?.note ?? '') + cosign(parseNote(newest?.note ?? '').text, WITNESS, new Date()),
      [WITNESS],
    );
    if (newest && cosignature) await keepCosignature(this.store, newest.size, cosignature);
    await this.sql(`INSERT INTO annals_seal.witnesses (witness) VALUES ('${WITNESS.text}')`);
  }

  /** What a clone that has the key, and another history, would hold. */
  async #cloned(): Promise<void> {
    await this.sql(`UPDATE annals_events.events SET data = '{"cloned":true}' WHERE position = 30`);
    await this.sql('TRUNCATE annals_seal.tiles, annals_seal.checkpoints, annals_seal.state');
    const tree = new GrowingTree(0, []);
    const { events } = await this.log.readStored({ after: 0n, limit: 1_000 });
    for (const event of events) tree.append(leafOf(event), event.position);
    const to = { size: tree.size, position: events.at(-1)?.position ?? 0n, news: 0 };
    await this.store.extend(await this.store.state(ORIGIN), to, tree.takeChanged());
    const note = signCheckpoint({ origin: ORIGIN, size: tree.size, root: tree.root }, signerKey(ORIGIN, KEY));
    await this.store.keepCheckpoint({ origin: ORIGIN, ...to }, { note, sealedAt: new Date().toISOString() });
    await this.sql('UPDATE annals_seal.checkpoints SET recorded = true');
  }

  #seal(current: Buffer, previous: Buffer | undefined, memory: string, folder = this.folder): Seal {
    const clock = () => new Date();
    return new Seal(this.log, dispatcher(this.log, clock), this.store, {
      signer: inProcessSigner(current, previous),
      isPreviousLost: false,
      origin: ORIGIN,
      memory: new SealMemory(memory),
      published: publishedAnchors({ folder, bucket: undefined }),
      clock,
    });
  }

  async #sealAndPublish(seal: Seal): Promise<void> {
    await seal.seal();
    const [failed] = await publishCheckpoints(this.store, [folderPlace(this.folder)], new Date());
    if (failed) throw failed.error;
  }

  async #append(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const commandId = randomUUID();
      const reviewId = randomUUID() as typeof data.reviewId;
      const metadata = {
        commandId,
        correlationId: commandId,
        actorId: data.managerId,
        actorRole: 'manager',
        occurredAt: '2026-05-04T10:00:00.000Z',
      };
      const event = ManagerAssessmentSubmitted.of({ ...data, reviewId });
      await this.log.append(`performanceReview-${reviewId}`, [event], metadata, 'no-stream');
    }
  }

  #named: readonly string[] | undefined;
  /** They stay the same: what is kept of them has no other ones. */
  async #tables(): Promise<readonly string[]> {
    return (this.#named ??= [
      ...new Set((await this.columns()).map(({ schema, table }) => `${schema}.${table}`)),
    ]);
  }

  /** Through a connection that has no key in its memory. */
  async #isReadable(): Promise<boolean> {
    const log = openLog(this.url, MASTER_KEY);
    try {
      await log.readAll({ after: 0n, limit: 1_000 });
      return true;
    } catch {
      return false;
    } finally {
      await log.close();
    }
  }
}

async function isStopped(seal: Seal): Promise<boolean> {
  try {
    await seal.seal();
    return false;
  } catch (error) {
    if (error instanceof SealingIsStopped) return true;
    throw error;
  }
}
