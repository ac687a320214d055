import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A file of the archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The archive as a whole, when it was written. */
export interface WrittenArchive {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

const PIECE = 1024 * 1024;

/**
 * Writes files into a .tar.gz, as they come: never more than one of them and a piece of the archive is in memory.
 * @param files in the order they will have
 * @param modifiedAt the time all of them bear
 * @param write takes the archive in pieces
 */
export async function writeArchive(
  files: AsyncIterable<ArchiveFile>,
  modifiedAt: Date,
  write: (piece: Buffer) => Promise<void>,
): Promise<WrittenArchive> {
  const tar = pack();
  const gzip = createGzip({ level: 6 });
  tar.pipe(gzip);
  // What goes wrong is told by the end of the pipe; here it would have nobody to hear it.
  tar.on('error', () => undefined);
  const filling = fill();
  const hash = createHash('sha256');
  let bytes = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    const piece = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    bytes += piece.length;
    hash.update(piece);
    await write(piece);
  };
  try {
    for await (const chunk of gzip as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      size += chunk.length;
      if (size >= PIECE) await flush();
    }
  } finally {
    // When writing failed, what is still being made must end too; when making failed, its error is the one to tell.
    tar.destroy();
    await filling;
  }
  await flush();
  return { bytes, sha256: hash.digest('hex') };

  async function fill(): Promise<void> {
    try {
      for await (const { path, content } of files) {
        if (gzip.destroyed) return;
        tar.entry({ name: path, size: content.length, mode: 0o644, mtime: modifiedAt }, content);
        if (gzip.writableNeedDrain) await untilDrained(gzip);
      }
      tar.finalize();
    } catch (error) {
      gzip.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Waits until a stream takes more, or takes nothing any more. Afterwards it listens to neither. */
async function untilDrained(stream: Writable): Promise<void> {
  const other = new AbortController();
  const { signal } = other;
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]).finally(() =>
    other.abort(),
  );
}
