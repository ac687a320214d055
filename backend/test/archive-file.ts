import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backupSecretsOf, type BackupSecrets } from '../src/features/operations/backup/backup-key';
import { decrypted, encrypted } from '../src/features/operations/backup/encrypted-stream';

/** What an installation with this master key encrypts its backups with. */
export const backupSecrets = (masterKey: string, backupKey?: string): BackupSecrets =>
  backupSecretsOf({ masterKeys: [masterKey], backupKey });

/** What somebody with the keys finds in an archive. */
export async function unpacked(file: string, secrets: BackupSecrets): Promise<Buffer> {
  return gunzipSync(await all(decrypted(once(readFileSync(file)), secrets.keys)));
}

/** Writes an archive with this content, as somebody with the keys could. */
export async function packed(file: string, tar: Buffer, secrets: BackupSecrets): Promise<string> {
  const [key] = secrets.keys;
  if (!key) throw new Error('There is no key');
  writeFileSync(file, await all(encrypted(once(gzipSync(tar, { level: 1 })), key)));
  return file;
}

/** Everything of a stream, in one buffer. */
export async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A stream of one buffer, a piece at a time. */
export async function* once(bytes: Buffer, piece = 50_000): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += piece)
    yield await Promise.resolve(bytes.subarray(at, at + piece));
}
