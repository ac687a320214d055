import { setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { subscribe } from '@annals/event-store/subscription';
import type { SharedLog } from '@annals/event-store/shared-log';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import type { Logger } from 'pino';
import { z } from 'zod';
import { because } from '../kernel/cause';
import type { PolicyCheckpoints } from './policy-checkpoints';

/** "Whenever this happens, that must follow": reads the log with a checkpoint of its own and queues jobs. Replays do not run it. */
export type Policy = { readonly name: string } & (ReactsToEach | ReactsToAll);

interface ReactsToEach {
  /** Queues what follows from an event. May run twice for one event: job ids are deterministic and jobs act through commands. */
  react(event: RecordedEvent): Promise<void>;
}

/** For what a thousand events may lead to at once: a job of its own for each costs more than what it does. */
export interface ReactsToAll {
  /**
   * Queues what follows from events that were read together, never none of them: one job, whose data says for each thing which event it
   * follows from (see `becauseOf`). May run twice for an event, and then together with others.
   */
  reactToAll(events: readonly RecordedEvent[]): Promise<void>;
}

/** As many as the read models take: pages are shared by those who ask for as many. */
const BATCH_SIZE = 500;
/** The first wait after a failure; each further one is twice as long, up to the longest: of two dozen policies, each asks a database that refuses. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 10_000;

/**
 * Runs a policy until the signal; when the queue or the database is away it waits and goes on from its checkpoint.
 * A new policy begins at the head of the log: what happened before it existed is found by the sweeps.
 * Its checkpoint moves after the jobs are queued, and never backwards, so several processes may run it at once. An event that this version
 * cannot read holds nothing up: the read models that need it stop and say so, and what is due is found by the sweeps.
 */
export async function runPolicy(
  policy: Policy,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = 0;
  while (!signal.aborted) {
    const began = performance.now();
    try {
      await followOnce(policy, surroundings, signal);
    } catch (error) {
      surroundings.logger.warn({ err: error, policy: policy.name }, 'policy waits');
      await surroundings.checkpoints.noteFailure(policy.name, error);
      waitMs =
        performance.now() - began > LONGEST_RETRY_MS
          ? RETRY_MS
          : Math.min(Math.max(2 * waitMs, RETRY_MS), LONGEST_RETRY_MS);
      await setTimeout(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

interface Surroundings {
  readonly sharedLog: SharedLog;
  /** Shared with the other policies of the process. */
  readonly checkpoints: PolicyCheckpoints;
  readonly logger: Logger;
}

async function followOnce(
  policy: Policy,
  { sharedLog, checkpoints, logger }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const after = await checkpoints.of(policy.name);
  const onError = (error: unknown) => {
    logger.warn({ err: error, policy: policy.name }, 'policy waits');
    void checkpoints.noteFailure(policy.name, error);
  };
  try {
    for await (const batch of subscribe(sharedLog, { after, batchSize: BATCH_SIZE, signal, onError })) {
      await reactTo(batch.events, policy, logger);
      if (batch.events.length > 0) await checkpoints.move({ name: policy.name, to: batch.position });
    }
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    logger.error({ err: error, policy: policy.name }, 'policy passes over an event that cannot be read');
    await checkpoints.move({ name: policy.name, to: error.position });
  }
}

async function reactTo(events: readonly RecordedEvent[], policy: Policy, logger: Logger): Promise<void> {
  const { name } = policy;
  if ('reactToAll' in policy && events.length > 0)
    try {
      await because({ policy: name }, () => policy.reactToAll(events));
      return;
    } catch (error) {
      // Which of them it is shows when each is looked at by itself.
      if (!isFaultOfEvent(error)) throw error;
    }
  for (const event of events)
    await because({ policy: name, eventId: event.id }, () => reactToOne(event, policy, logger));
}

/**
 * Reacts to an event. When what it says is at fault (a date that no calendar has, say), it holds nothing up: the policy passes over it, and
 * what is due is found by the sweeps. Whatever else goes wrong may pass, and is tried again.
 */
async function reactToOne(event: RecordedEvent, policy: Policy, logger: Logger): Promise<void> {
  try {
    await ('reactToAll' in policy ? policy.reactToAll([event]) : policy.react(event));
  } catch (error) {
    if (!isFaultOfEvent(error)) throw error;
    logger.error(
      { policy: policy.name, position: String(event.position), because: error.name },
      'policy passes over an event that it cannot work with',
    );
  }
}

function isFaultOfEvent(error: unknown): error is Error {
  return error instanceof RangeError || error instanceof TypeError || error instanceof z.ZodError;
}
