import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { keyOfArchive, type BackupKey } from './backup-key';
import { RestoreRefused } from './restore-refused';

/**
 * The encryption of an archive, after the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015): AES-256-GCM in chunks of
 * 64 KiB, so that an archive of any size passes through without being held. The nonce of a chunk is its number and whether it is the last
 * one, so chunks that are missing, swapped, repeated or taken from another archive do not open, and neither does one that is cut off.
 *
 *     magic (16 bytes) | id of the key (8) | salt (32) | chunk | chunk | … | last chunk
 *
 * The head is authenticated with every chunk. The key of an archive is derived from the backup key and the salt.
 */
export const MAGIC = Buffer.from('annals-backup/2\n');
export const HEAD_BYTES = MAGIC.length + 8 + 32;
/** The length of a chunk, and of what it is in the archive. */
export const CHUNK = 64 * 1024;
const TAG_BYTES = 16;
export const STORED_CHUNK = CHUNK + TAG_BYTES;

type Bytes = AsyncIterable<Buffer>;

/** Encrypts a stream. @param key the first of the keys of backups */
export async function* encrypted(plain: Bytes, key: BackupKey): Bytes {
  const salt = randomBytes(32);
  const head = Buffer.concat([MAGIC, key.id, salt]);
  const own = keyOfArchive(key, salt);
  yield head;
  let number = 0n;
  for await (const { bytes, isLast } of pieces(plain, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, isLast));
    cipher.setAAD(head);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1n;
  }
}

/**
 * Decrypts a stream. Nothing of a chunk is handed out before all of the chunk is known to be what was written; that the stream is whole
 * is known when it ends without an error.
 * @throws RestoreRefused when it was made with none of these keys, was altered, or is cut off
 */
export async function* decrypted(stored: Bytes, keys: readonly BackupKey[]): Bytes {
  let head: Buffer | undefined;
  let own: KeyObject | undefined;
  let number = 0n;
  for await (const piece of withHead(stored)) {
    if ('head' in piece) {
      head = piece.head;
      own = archiveKey(head, keys);
      continue;
    }
    if (!head || !own) throw cutOff();
    yield opened(piece.bytes, own, nonceOf(number, piece.isLast), head);
    number += 1n;
  }
}

/** Whether a file begins like an encrypted archive. @param start its first bytes */
export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, MAGIC.length).equals(MAGIC);
}

function archiveKey(head: Buffer, keys: readonly BackupKey[]): KeyObject {
  const id = head.subarray(MAGIC.length, MAGIC.length + 8);
  const key = keys.find((one) => one.id.equals(id));
  if (!key)
    throw new RestoreRefused(
      'This backup was encrypted with another key, or its first bytes were altered. Put the master key it was made with into ' +
        'ANNALS_MASTER_KEY (or secrets.json into the data folder), or its own key into ANNALS_BACKUP_KEY.',
    );
  return keyOfArchive(key, head.subarray(MAGIC.length + 8));
}

function opened(stored: Buffer, key: KeyObject, nonce: Buffer, head: Buffer): Buffer {
  if (stored.length < TAG_BYTES) throw cutOff();
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(head);
  decipher.setAuthTag(stored.subarray(stored.length - TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(stored.subarray(0, stored.length - TAG_BYTES)),
      decipher.final(), // throws when the tag does not fit
    ]);
  } catch {
    throw cutOff();
  }
}

function cutOff(): RestoreRefused {
  return new RestoreRefused(
    'The archive was altered or is cut off: it is not what was written. Take another backup.',
  );
}

/** The number in 11 bytes, and whether the chunk is the last one. */
function nonceOf(number: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(number, 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Cuts a stream into pieces of one length; the last one is shorter, or as long, and empty only when there is nothing at all. */
async function* pieces(stream: Bytes, length: number): AsyncIterable<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let kept = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    kept += chunk.length;
    // More than a piece: only then it is known not to be the last.
    if (kept <= length) continue;
    const all = Buffer.concat(waiting, kept);
    let from = 0;
    for (; kept - from > length; from += length)
      yield { bytes: all.subarray(from, from + length), isLast: false };
    waiting = [all.subarray(from)];
    kept -= from;
  }
  yield { bytes: Buffer.concat(waiting, kept), isLast: true };
}

/** The head of an encrypted stream, then its chunks as they are stored. */
async function* withHead(
  stored: Bytes,
): AsyncIterable<{ head: Buffer } | { bytes: Buffer; isLast: boolean }> {
  const iterator = stored[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const next: IteratorResult<Buffer, undefined> = await iterator.next();
    if (next.done) throw cutOff();
    start = Buffer.concat([start, next.value]);
  }
  yield { head: start.subarray(0, HEAD_BYTES) };
  yield* pieces(following(start.subarray(HEAD_BYTES), iterator), STORED_CHUNK);
}

async function* following(first: Buffer, iterator: AsyncIterator<Buffer>): Bytes {
  yield first;
  for (;;) {
    const next: IteratorResult<Buffer, undefined> = await iterator.next();
    if (next.done) return;
    yield next.value;
  }
}
