import { randomUUID } from 'node:crypto';

/** A title that no other test, and no earlier run against the same server, has used. */
export function uniqueTitle(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`;
}
