import { setTimeout } from 'node:timers/promises';
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

/** What happens to one process, or to the way of all to Redis. Each is over when its promise is. */
export const FAULTS: Readonly<
  Record<
    string,
    {
      readonly weight: number;
      readonly happens: (
        to: Replaced,
        around: FaultSurroundings,
        lasts: (most: number) => number,
      ) => Promise<void>;
    }
  >
> = {
  'killed (SIGKILL)': { weight: 3, happens: (to) => to.kill() },
  'frozen (SIGSTOP)': { weight: 6, happens: (to, _, lasts) => to.freeze(lasts(8_000)) },
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
    happens: async ({ running: { way } }, _, lasts) => {
      way?.silenceAll();
      await setTimeout(lasts(5_000));
      way?.heal();
    },
  },
  'connections to Redis cut': {
    weight: 2,
    happens: (_, { toRedis }) => Promise.resolve(toRedis?.cut()),
  },
  'a session ended by PostgreSQL': {
    weight: 2,
    happens: async (_, { pool }) => {
      await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'annals%' ORDER BY random() LIMIT 3`,
      );
    },
  },
};
