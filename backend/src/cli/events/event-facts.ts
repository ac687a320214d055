import type { StoredEvent } from '@annals/event-store/port';

/** What `annals events` says of an event: everything as stored. Personal fields stay encrypted; only their key is named. */
export function factsOf({ data, ...event }: StoredEvent): Record<string, unknown> {
  const { $personal: envelope, ...plain } = data;
  return {
    ...event,
    data: plain,
    ...(envelope === undefined ? {} : { personalFields: { encryptedWith: keyOf(envelope) } }),
  };
}

function keyOf(envelope: unknown): unknown {
  return typeof envelope === 'object' && envelope !== null && 'keyId' in envelope
    ? envelope.keyId
    : 'malformed';
}
