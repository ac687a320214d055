import type { RequestParts } from './request';

/**
 * Gives every intention of a person one id, sent as the idempotency key. When no answer came, it is unknown whether
 * the command was accepted; sending the same thing again is the same intention and keeps its id, so the
 * server can tell. An answer, good or bad, ends the intention.
 */
export function createIntentions(newId: () => string) {
  const unanswered = new Map<string, string>();
  const nameOf = ({ method, address, body = '' }: RequestParts) => `${method} ${address} ${body}`;
  return {
    /** The id to send this request with. */
    keyFor(request: RequestParts): string {
      return unanswered.get(nameOf(request)) ?? newId();
    },
    /** The request got no answer: the next one like it keeps the id. */
    unanswered(request: RequestParts, key: string): void {
      unanswered.set(nameOf(request), key);
    },
    /** The request was answered: the next one like it is a new intention. */
    answered(request: RequestParts): void {
      unanswered.delete(nameOf(request));
    },
  };
}
