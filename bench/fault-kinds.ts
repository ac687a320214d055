import { setTimeout } from 'node:timers/promises';
import type { FaultServer } from './fault-server';
import type {
  FaultSurroundings,
  ProcessOptions,
  ProductUnderFaults,
} from '../backend/test/faults/surroundings';

const MOST_STARTS = 20;

/** A process of the product that is replaced when it was killed. */
export class Replaced {
  #isBusy = false;

  private constructor(
    private readonly around: FaultSurroundings,
    private readonly options: ProcessOptions,
    public running: ProductUnderFaults,
  ) {}

  static async start(around: FaultSurroundings, options: ProcessOptions): Promise<Replaced> {
    return new Replaced(around, options, await around.start(options));
  }

  /** Nothing else is done to it meanwhile. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  async suffer(fault: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await fault().finally(() => (this.#isBusy = false));
  }

  async kill(): Promise<void> {
    await this.running.kill();
    this.running.way?.close();
    // As whoever runs it would: a start that fails, because the network does, is tried again.
    for (let tries = 1; ; tries += 1)
      try {
        this.running = await this.around.start(this.options);
        return;
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
      }
  }

  async freeze(milliseconds: number): Promise<void> {
    this.running.freeze();
    await setTimeout(milliseconds);
    this.running.thaw();
  }
}

/** Where faults happen. */
export interface Scene {
  readonly around: FaultSurroundings;
  readonly server: Pick<FaultServer, 'crash'>;
  /** How long something lasts, by chance: up to so many milliseconds. */
  readonly lasts: (most: number) => number;
}

interface Fault {
  /** How often it is chosen, against the others. */
  readonly weight: number;
  /** What happens; over when the promise is. */
  readonly happens: (to: Replaced, scene: Scene) => Promise<void>;
}

const OWN_SESSIONS = `datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'annals%'`;

/** What happens to one process, to PostgreSQL, or to the way of all to Redis. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'killed (SIGKILL)': { weight: 4, happens: (to) => to.kill() },
  'frozen (SIGSTOP)': { weight: 6, happens: (to, { lasts }) => to.freeze(lasts(8_000)) },
  'connections to PostgreSQL cut': {
    weight: 4,
    happens: ({ running: { way } }) => Promise.resolve(way?.cut()),
  },
  'connections to PostgreSQL silent': {
    weight: 3,
    happens: ({ running: { way } }) => Promise.resolve(way?.silence()),
  },
  'nothing through to PostgreSQL': {
    weight: 2,
    happens: async ({ running: { way } }, { lasts }) => {
      way?.silenceAll();
      await setTimeout(lasts(5_000));
      way?.heal();
    },
  },
  'connections to Redis cut': {
    weight: 2,
    happens: (_, { around: { toRedis } }) => Promise.resolve(toRedis?.cut()),
  },
  'nothing through to Redis': {
    weight: 1,
    happens: async (_, { around: { toRedis }, lasts }) => {
      toRedis?.silenceAll();
      await setTimeout(lasts(5_000));
      toRedis?.heal();
    },
  },
  'three sessions ended by PostgreSQL': {
    weight: 2,
    happens: async (_, { around: { pool } }) => {
      await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OWN_SESSIONS} ORDER BY random() LIMIT 3`,
      );
    },
  },
  'a process of PostgreSQL killed, which ends all sessions': {
    weight: 0.5,
    happens: async (_, { around: { pool } }) => {
      const { rows } = await pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${OWN_SESSIONS} ORDER BY random() LIMIT 1`,
      );
      for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    },
  },
  'PostgreSQL stopped at once and started again': {
    weight: 0.5,
    happens: (_, { server, lasts }) => server.crash(lasts(3_000)),
  },
};
