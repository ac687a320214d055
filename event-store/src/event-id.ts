import { hash } from 'node:crypto';

/** The namespace of all event ids of Annals. Never changed: retries of commands from before would not be recognised. */
const NAMESPACE = Buffer.from('6d3b3f0a6f0c5b439d5f6c2b2d3f8e11', 'hex');

/**
 * The id of an event, derived from the command that caused it: a repeated command makes the same ids, and stores recognise them.
 * A UUID of version 5 (RFC 9562, 5.5), made here because it is on the path of every append and one-shot hashing is far cheaper.
 * @param commandId the command's idempotency key
 * @param index the event's place among those of the command, from 0
 */
export function eventId(commandId: string, index: number): string {
  const digest = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(`${commandId}/${index}`)]), 'hex');
  const variant = ((parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `5${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
