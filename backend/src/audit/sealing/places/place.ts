import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';

/** Somewhere outside the database that checkpoints are brought to: whoever alters the log would have to alter it there too. */
export interface Place {
  /** How operations call it. */
  readonly name: string;
  /** Brings one checkpoint there; bringing it again is harmless. @throws Error with a sentence without secrets when it did not arrive */
  publish(checkpoint: KeptCheckpoint, signal: AbortSignal): Promise<void>;
}

/** The name of a checkpoint's file: they sort as the sizes do. */
export const fileNameOf = (size: number): string => `${String(size).padStart(16, '0')}.txt`;

/** The name under which the newest checkpoint stands everywhere. */
export const LATEST = 'latest.txt';

/** @throws Error when a place answered that it did not take the checkpoint; what it answered is not repeated, who knows what is in it */
export async function taken(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered with status ${String(response.status)}.`);
}
