import { randomUUID } from 'node:crypto';

/** Where the files of pictures are. A name is the id of a person, a slash, and the id of the picture; what is stored is encrypted. */
export interface PictureStore {
  /** Where it is, for operations. */
  readonly place: string;
  /** Stores a file whole, or not at all. */
  put(name: string, content: Buffer): Promise<void>;
  /** undefined when there is none */
  get(name: string): Promise<Buffer | undefined>;
  /** Harmless when there is none. */
  remove(name: string): Promise<void>;
  /** The names of the files of a person, or of everybody's. */
  names(person?: string): AsyncIterable<string>;
}

/** Whether a name is one of a picture, and leads nowhere else. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f-]{36}\/[0-9a-f-]{69}$/.test(name);
}

/** Writes, reads and removes a file, as pictures are. @throws Error when any of that is not possible */
export async function tryOut(store: PictureStore): Promise<void> {
  const name = `${randomUUID()}/${randomUUID()}-${'0'.repeat(32)}`;
  await store.put(name, Buffer.from('tried out'));
  try {
    if ((await store.get(name))?.toString() !== 'tried out')
      throw new Error('What was written is not there.');
  } finally {
    await store.remove(name);
  }
}
