import { z } from 'zod';
import { namesKept, WAITING } from '../session/device-storage';

/**
 * The commands that wait on this device for a connection. They are kept per person in the browser's storage until they are answered, so
 * that a reload or a crash loses none. What was refused stays there with the reason until its author has seen it. Signing out forgets all.
 */

/** A larger body, such as a picture, would fill the browser's storage; it waits in the page alone. */
const LARGEST = 64 * 1024;

const keptCommand = z.object({
  /** The idempotency key: however often it is sent, it is done once. */
  key: z.uuid(),
  method: z.string(),
  /** Path of this origin. */
  address: z.string().startsWith('/api/'),
  body: z.string().optional(),
  seenPosition: z.string().optional(),
  /** The screen it was made on: what the tab was called, and its path. */
  title: z.string(),
  path: z.string().startsWith('/'),
  /** ISO instant. */
  since: z.iso.datetime(),
  /** Why the server refused it, if it did. */
  refusal: z.string().optional(),
});
export type KeptCommand = z.infer<typeof keptCommand>;

let unkept = 0;
let owner: string | undefined;
let kept: readonly KeptCommand[] = [];
const listeners = new Set<() => void>();

const placeOf = (key: string) => `${WAITING}${owner ?? ''}:${key}`;

/** From now on this person's commands are kept, and what waits of theirs is known. @returns what ends that */
export function openOutbox(personId: string): () => void {
  owner = personId;
  look();
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(WAITING)) look();
  };
  window.addEventListener('storage', changedElsewhere);
  return () => {
    window.removeEventListener('storage', changedElsewhere);
    owner = undefined;
    look();
  };
}

/** What waits, or was refused, the oldest first; the same array until that changes. */
export function keptCommands(): readonly KeptCommand[] {
  return kept;
}

/** How many commands wait in this page and are kept nowhere else: closing it would lose them. */
export function unkeptCommands(): number {
  return unkept;
}

/** Counts a command that is kept nowhere until it may go; the browser asks meanwhile before it closes the page. */
export async function countUnkept(wait: Promise<void>): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  unkept += 1;
  tell();
  await wait;
  unkept -= 1;
  window.removeEventListener('beforeunload', ask);
  tell();
}

/** Calls back on every change; answers how to stop. */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a command. @returns false where it cannot be kept: it lives as long as the page then */
export function keepCommand(command: KeptCommand): boolean {
  if (owner === undefined || (command.body ?? '').length > LARGEST) return false;
  try {
    localStorage.setItem(placeOf(command.key), JSON.stringify(command));
  } catch {
    return false;
  }
  look();
  return true;
}

/** Forgets a command: it was answered, or is given up. */
export function forgetCommand(key: string): void {
  try {
    localStorage.removeItem(placeOf(key));
  } catch {
    // Nothing was kept.
  }
  look();
}

function look(): void {
  const found = owner === undefined ? [] : namesKept(`${WAITING}${owner}:`).flatMap(readAt);
  kept = found.sort((one, other) => one.since.localeCompare(other.since));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readAt(place: string): KeptCommand[] {
  try {
    const read = keptCommand.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null'));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
