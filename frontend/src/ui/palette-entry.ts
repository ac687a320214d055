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

/** A hook that finds what a feature has. */
export type PaletteSource = (sought: Sought) => readonly PaletteEntry[];

/** The entries in which every word of what was typed occurs. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
