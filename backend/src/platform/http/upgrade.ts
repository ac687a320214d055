import { setTimeout } from 'node:timers/promises';
import { knowledgeOf, type Knowledge } from '@annals/projections/engine/knowledge';
import {
  announce,
  ANNOUNCE_EVERY_MS,
  isUpgrading,
  unlike,
  withdraw,
} from '@annals/projections/engine/processes';
import { projections } from '@annals/projections/features';
import type pg from 'pg';
import type { Logger } from 'pino';
import { remembered } from '../../platform/http/remembered';

/** What this build can read. */
export const THIS_BUILD: Knowledge = knowledgeOf(projections);

const LOOK_EVERY_MS = 1_000;
const POLL_MS = 100;

/** What a request wants to know of an upgrade under way, when it could not be answered. */
export interface UpgradeWatch {
  /** Whether versions of Annals work side by side, or a read model is of another version than this build. */
  isUnderWay(): Promise<boolean>;
  /** Waits until read models that are older than this build have been rebuilt. @returns whether there was something to wait for, and it came in time */
  untilBuilt(timeoutMs: number): Promise<boolean>;
}

/** Looks at the database at most once a second, however many requests ask. */
export function watchUpgrades(pool: pg.Pool): UpgradeWatch {
  const look = remembered(() => isUpgrading(pool, THIS_BUILD).catch(() => false), LOOK_EVERY_MS);
  const isOlder = async () => (await unlike(pool, THIS_BUILD)).older.length > 0;
  return {
    isUnderWay: look,
    untilBuilt: async (timeoutMs) => {
      if (!(await look()) || !(await isOlder())) return false;
      for (const end = performance.now() + timeoutMs; performance.now() < end;) {
        await setTimeout(POLL_MS);
        if (!(await isOlder())) return true;
      }
      return false;
    },
  };
}

/** Says again and again that this process is alive, and what it can read. @returns what ends that */
export function announceProcess(
  pool: pg.Pool,
  logger: Logger,
  process: { readonly id: string; readonly roles: readonly string[] },
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const saying = (async () => {
    while (!signal.aborted) {
      await announce(pool, { ...process, knows: THIS_BUILD }).catch((error: unknown) =>
        logger.debug({ err: error }, 'process could not be announced'),
      );
      await setTimeout(ANNOUNCE_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    ending.abort();
    await saying;
    await withdraw(pool, process.id).catch(() => undefined);
  };
}
