import type { StoredEvent } from '../port';
import { readableCheckpoint, type Checkpoint } from './checkpoint';

/** The event that a checkpoint becomes in the log. */
export const CHECKPOINT_EVENT = 'LogSealed';

/** A checkpoint that was signed before, kept outside the tables of the tree: the tree has to go on from it. */
export interface Anchor extends Checkpoint {
  /** Where it is kept, as a person calls it. */
  readonly source: string;
}

/** Reads a note as an anchor; undefined when it is no checkpoint. */
export function anchorOf(note: string, source: string): Anchor | undefined {
  const read = readableCheckpoint(note);
  return read && { origin: read.origin, size: read.size, root: read.root, source };
}

/** What the log itself says of a checkpoint: the event, and the note in it. */
export interface LoggedCheckpoint {
  /** Where the event is. */
  readonly at: bigint;
  readonly note: string;
  /** Whether the other fields of the event say what the note says. */
  readonly agrees: boolean;
  readonly anchor: Anchor;
}

/** The checkpoint that an event records; undefined for every other event, and for one that holds none. */
export function loggedCheckpoint({ type, data, position }: StoredEvent): LoggedCheckpoint | undefined {
  if (type !== CHECKPOINT_EVENT) return undefined;
  const note = data['note'];
  if (typeof note !== 'string') return undefined;
  const anchor = anchorOf(note, `the event at position ${String(position)}`);
  if (!anchor) return undefined;
  const { origin, size, root } = anchor;
  const agrees =
    data['size'] === size && data['origin'] === origin && data['root'] === root.toString('base64');
  return { at: position, note, agrees, anchor };
}

/** How a break with a checkpoint is named that somebody has accepted: by what was signed, regardless of who signed it. */
export const breakName = ({ size, root }: Pick<Checkpoint, 'size' | 'root'>): string =>
  `${String(size)} ${root.toString('base64')}`;
