/** The position at which a form saw what it replaces, as a position or as what `useOpened` gave. */
export interface Seen {
  readonly seenPosition?: string | undefined;
}

/** What an address answered last, and how far the log was then, at least. */
export interface Sight {
  readonly position: string;
  readonly data: unknown;
}

const seen = new Map<string, Sight>();
const MOST = 200;
/** What open forms saw, by the name of the form. */
const opened = new Map<string, Map<string, Sight>>();

/** Remembers what an address answered, and how far the log was. Later pages of a list are older than they say: the first one counts. */
export function noteSeen(address: string, position: string | null, data: unknown): void {
  if (position === null || new URLSearchParams(address.split('?')[1]).has('after')) return;
  seen.delete(address);
  seen.set(address, { position, data });
  const [oldest] = seen.keys();
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}

/**
 * The position of the log in the last answer of an address: a form that replaces what was shown there sends it along, and is refused when
 * somebody else was faster. Take it when the writing begins.
 * @param address such as `/api/meetings/<id>`
 */
export function seenAt(address: string): string | undefined {
  return seen.get(address)?.position;
}

/** Holds what is shown now for a form that opens. @returns what lets go of it */
export function hold(form: string): () => void {
  opened.set(form, new Map(seen));
  return () => void opened.delete(form);
}

/** What an open form saw of the record that a command is for. */
export interface OpenedRecord {
  /** Where the record is shown: at the address of the command, or of what it is part of. */
  readonly address: string;
  readonly sight: Sight;
  /** From now on the form has seen this. */
  readonly look: (sight: Sight) => void;
}

/** @param form what `useOpened` gave @param address of the command @returns undefined when no screen showed the record */
export function openedRecord(form: string, address: string): OpenedRecord | undefined {
  const sights = opened.get(form);
  for (let path = address; sights && path !== '/api'; path = path.slice(0, path.lastIndexOf('/'))) {
    // The newest of those that differ in their query is last.
    const shown = [...sights].findLast(([at]) => at.split('?')[0] === path);
    if (shown)
      return { address: shown[0], sight: shown[1], look: (sight) => void sights.set(shown[0], sight) };
  }
  return undefined;
}
