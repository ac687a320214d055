import { DRAFTS } from '../../session/device-storage';

/** Half-written texts, kept on this device until they are sent: a reload or a lost connection loses nothing. */

/** Where a person's draft of something is kept: nobody who signs in after them finds it. */
export function draftKey(personId: string, what: string): string {
  return `${DRAFTS}${personId}:${what}`;
}

/** The draft kept under a key; undefined when there is none or it cannot be read. */
export function readDraft(key: string): Readonly<Record<string, string>> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}

/** Keeps a draft. @returns false in a browser that keeps nothing (private mode, full): then it lives as long as the page */
export function keepDraft(key: string, draft: Readonly<Record<string, string>>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft: it was sent, or thrown away. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
