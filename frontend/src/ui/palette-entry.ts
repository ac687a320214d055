import { msg } from '@annals/contracts/kernel/text';
/** The group of what can be done; a feature may add to it. */
export const ACTIONS = msg('Actions');

/** One thing the palette can find. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** What tells it apart from others with the same label. */
  readonly hint?: string;
  readonly open: () => void;
}

/** What was typed, and what the server is asked for: the same once somebody stops typing. */
export interface Sought {
  readonly typed: string;
  readonly lookedUp: string;
}

/** What a feature has of what was typed, and whether there may be more: the answer to it is still to come. */
export interface Found {
  readonly entries: readonly PaletteEntry[];
  readonly isPending: boolean;
}

/** A hook that finds what a feature has. */
export type PaletteSource = (sought: Sought) => Found;

/** The entries in which every word of what was typed occurs. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const hasAll = has(typed);
  return entries.filter(({ label, hint = '' }) => hasAll(`${label} ${hint}`));
}

/** The entries group by group: first those groups in which something is called what was typed, then those that only mention it. */
export function namedFirst(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const isCalled = has(typed);
  const named = new Set(entries.filter(({ label }) => isCalled(label)).map(({ group }) => group));
  const groups = new Set([...named, ...entries.map(({ group }) => group)]);
  return [...groups].flatMap((group) => entries.filter((entry) => entry.group === group));
}

/** Whether a text has every word of what was typed. */
function has(typed: string): (text: string) => boolean {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}
