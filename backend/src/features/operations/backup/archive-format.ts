import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isPictureName } from '../../../platform/pictures/picture-store';

/** What is in front of every archive: which tables follow, with which columns. */
export const archiveHeader = z.object({
  annalsBackup: z.literal(1),
  /** When the snapshot was taken (ISO instant). */
  takenAt: z.iso.datetime(),
  /** Tells whether the master key at hand is the one the keys of people are wrapped with, without telling the key. */
  masterKeyCheck: z.string(),
  tables: z.array(
    z.object({
      schema: z.string(),
      table: z.string(),
      columns: z.array(z.string()),
    }),
  ),
  /** That the log is in the archive an event a line, because it is not in this database; else it is one of the tables. */
  log: z.literal('lines').optional(),
});
export type ArchiveHeader = z.infer<typeof archiveHeader>;

/** What is at the end: what there should have been. */
export const archiveManifest = z.object({
  /** The position of the newest event. */
  head: z.string(),
  /** The versions of the schemas, as their comments tell them. */
  schemas: z.record(z.string(), z.string()),
  tables: z.array(z.object({ schema: z.string(), table: z.string(), rows: z.number(), sha256: z.string() })),
  /** The lines of the log, when it is in lines. */
  log: z.object({ events: z.number(), sha256: z.string() }).optional(),
  /** The pictures of people; left out in archives of former times. */
  pictures: z.object({ files: z.number(), sha256: z.string() }).optional(),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

export const HEADER_FILE = 'annals-backup.json';
export const MANIFEST_FILE = 'manifest.json';

/** Rows are in pieces, because a file in an archive says its length first. */
export function pieceName(schema: string, table: string, piece: number): string {
  return `data/${schema}.${table}/${String(piece).padStart(6, '0')}.copy`;
}

/** @returns the table a piece belongs to; undefined for anything else, whatever its path pretends */
export function tableOfPiece(name: string): { schema: string; table: string } | undefined {
  const [, schema, table] = /^data\/(annals_[a-z_]+)\.([a-z_0-9]+)\/\d{6}\.copy$/.exec(name) ?? [];
  return schema !== undefined && table !== undefined ? { schema, table } : undefined;
}

export function logPieceName(piece: number): string {
  return `log/${String(piece).padStart(6, '0')}.jsonl`;
}

export function isPieceOfLog(name: string): boolean {
  return /^log\/\d{6}\.jsonl$/.test(name);
}

const PICTURES = 'pictures/';

/** Where a picture is in an archive. @param name as its store calls it */
export function pictureEntryName(name: string): string {
  return `${PICTURES}${name}`;
}

/** @returns the name of the picture that is there; undefined for anything else, whatever its path pretends */
export function pictureOfEntry(entry: string): string | undefined {
  const name = entry.startsWith(PICTURES) ? entry.slice(PICTURES.length) : '';
  return isPictureName(name) ? name : undefined;
}

/** Tells two master keys apart without telling either. @param masterKey 32 bytes in base64 */
export function masterKeyCheck(masterKey: string): string {
  return createHmac('sha256', Buffer.from(masterKey, 'base64')).update('annals backup').digest('hex');
}

/**
 * These are made again: from the log, by the sweeps, at the head of the log, by the person who asks for an archive once more. Archives hold words
 * in clear, and a backup is kept longer than they may be.
 */
export const MADE_AGAIN = ['annals_read', 'annals_jobs', 'annals_queue', 'annals_evidence'];
