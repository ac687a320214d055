import { createHash } from 'node:crypto';
import type { ArchiveFile } from './archive';

/** A file as the archive's manifest lists it. */
interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Makes the files of an archive, all in one folder, and lists them for its manifest. */
export class ListedFiles {
  readonly #list: ListedFile[] = [];

  constructor(private readonly folder: string) {}

  /** Those that were made, in their order. */
  get list(): readonly ListedFile[] {
    return this.#list;
  }

  file(path: string, content: string | Buffer): ArchiveFile {
    const file = this.unlisted(path, content);
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    this.#list.push({ path, bytes: file.content.length, sha256 });
    return file;
  }

  /** The manifest itself, which cannot list itself. */
  unlisted(path: string, content: string | Buffer): ArchiveFile {
    return {
      path: `${this.folder}/${path}`,
      content: typeof content === 'string' ? Buffer.from(content) : content,
    };
  }
}
