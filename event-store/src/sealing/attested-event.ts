import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { StoredEvent } from '../port';

/**
 * The canonical JSON (RFC 8785) of everything the log attests of an event: what is hashed, and a line of an evidence bundle.
 *
 * Personal fields are in it as they are stored, encrypted: destroying a key changes no leaf. The position is not: the place in the log is
 * what the Merkle tree proves, and a log that is copied into another store keeps its leaves though its positions may differ there. The
 * revision is text because JSON has no 64-bit integers. See `docs/decisions/0018-leaf-of-the-log.md`.
 */
export function canonicalEvent(event: StoredEvent): string {
  const { data, id, metadata, recordedAt, revision, schemaVersion, stream, type } = event;
  const attested = {
    data,
    id,
    metadata,
    recordedAt,
    revision: String(revision),
    schemaVersion,
    stream,
    type,
  };
  try {
    return canonicalize(attested) ?? '';
  } catch {
    return canonicalize(wellFormed(attested)) ?? '';
  }
}

/**
 * RFC 8785 knows no form for halves of surrogate pairs. They become U+FFFD, as they do wherever text is turned into UTF-8: an event that
 * holds one, as any request might send it, must not keep the log from being sealed.
 */
function wellFormed(value: unknown): unknown {
  const text = JSON.stringify(value).replace(/\\(?:\\|u(d[89a-f][0-9a-f]{2}))/g, (match, half?: string) =>
    half === undefined ? match : '\ufffd',
  );
  return JSON.parse(text);
}

/** The event's fingerprint: SHA-256 over the UTF-8 of its canonical JSON, what `sha256sum` gives for its line without the line end. */
export function fingerprint(canonical: string): Buffer {
  return hash('sha256', canonical, 'buffer');
}

const LEAF_PREFIX = Buffer.of(0);

/** The event's leaf in the Merkle tree (RFC 9162, 2.1.1): SHA-256 over a zero byte and the 32 bytes of the fingerprint. */
export function leafHash(eventFingerprint: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([LEAF_PREFIX, eventFingerprint]), 'buffer');
}

/** The leaf of a stored event. */
export function leafOf(event: StoredEvent): Buffer {
  return leafHash(fingerprint(canonicalEvent(event)));
}
