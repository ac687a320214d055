import type { StoredEvent } from './port';

/**
 * A stored event that this version of Annals cannot make sense of. It is never skipped in silence: whoever reads must stop here.
 * Stored events do not change, so reading again gives the same, until a version is installed that knows it.
 */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly position: bigint;
  readonly type: string;
  readonly stream: string;

  /** @param reason completes the sentence "Event 42 (MeetingScheduled) cannot be read: …", without personal data */
  constructor(
    stored: Pick<StoredEvent, 'position' | 'type' | 'stream'>,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`Event ${stored.position} (${stored.type}) cannot be read: ${reason}`, options);
    this.position = stored.position;
    this.type = stored.type;
    this.stream = stored.stream;
  }
}
