import { AsyncLocalStorage } from 'node:async_hooks';

/** Why the system acts automatically at this moment: the policy and the event it reacts to, the job that does it, and which try this is. */
export interface Cause {
  /** The policy that saw the event; none when the job came by what is due, not by an event. */
  readonly policy?: string | undefined;
  /** The id of the event the policy saw. */
  readonly eventId?: string | undefined;
  readonly job?: string | undefined;
  /** Which try of the job this is, from 1. */
  readonly attempt?: number | undefined;
}

const causes = new AsyncLocalStorage<Cause>();

/** Why what runs now runs; undefined in what a person asked for. */
export function presentCause(): Cause | undefined {
  return causes.getStore();
}

/** Runs what follows from a cause. Every command within it writes the cause into the metadata of its events: no job has to think of it. */
export function because<T>(cause: Cause, work: () => Promise<T>): Promise<T> {
  return causes.run(cause, work);
}

/** Within a job for many events: runs what follows from one of them. */
export function becauseOf<T>(eventId: string | undefined, work: () => Promise<T>): Promise<T> {
  return because({ ...presentCause(), eventId }, work);
}
