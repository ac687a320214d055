import type { StoredEvent } from './port';

/** What has to be known to read an event. */
export interface NeededVersion {
  readonly type: string;
  /** Of the shape of its data. */
  readonly version: number;
}

/**
 * A stored event that this version of Annals cannot make sense of. It is never skipped silently: a reader must stop here.
 * Stored events do not change, so reading again gives the same, until a version is installed that knows it.
 */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly position: bigint;
  readonly type: string;
  readonly stream: string;
  /** What a version of Annals has to know that can read it, where that is all that is wrong; undefined: the event itself is at fault. */
  readonly needs: NeededVersion | undefined;

  /** @param reason completes the sentence "Event 42 (MeetingScheduled) cannot be read: …", without personal data */
  constructor(
    stored: Pick<StoredEvent, 'position' | 'type' | 'stream'>,
    reason: string,
    { needs, ...options }: ErrorOptions & { readonly needs?: NeededVersion } = {},
  ) {
    super(`Event ${stored.position} (${stored.type}) cannot be read: ${reason}`, options);
    this.position = stored.position;
    this.type = stored.type;
    this.stream = stored.stream;
    this.needs = needs;
  }
}
