import { createHash } from 'node:crypto';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PictureId } from '@annals/contracts/features/people/picture';
import type { EventLog } from '@annals/event-store/event-log';
import { readable } from '@annals/contracts/kernel/erased';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import type { PictureStore } from './picture-store';

/** The pictures of people: files that only the key of their person opens, so that they go with it when somebody is erased. */
export class Pictures {
  constructor(
    private readonly log: Pick<EventLog, 'sealFile' | 'openFile' | 'readStream'>,
    readonly store: PictureStore,
  ) {}

  /**
   * Stores a picture. The same command and picture have the same id, so that doing it twice is doing it once.
   * @param commandId makes the id one that nobody guesses, also of whom has the same picture
   */
  async keep(person: PersonId, commandId: string, content: Buffer): Promise<PictureId> {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const id = `${commandId.toLowerCase()}-${hash}`;
    const name = nameOf(person, id);
    await this.store.put(name, await this.log.sealFile(person, name, content));
    return id;
  }

  /** undefined when there is none, or the person was erased */
  async read(person: PersonId, id: PictureId): Promise<Buffer | undefined> {
    const name = nameOf(person, id);
    const sealed = await this.store.get(name);
    return sealed && this.log.openFile(name, sealed);
  }

  /** Takes away the pictures that the person has replaced. One that was stored and is not chosen yet stays. */
  async removeReplaced(person: PersonId): Promise<void> {
    const chosen = ((await this.log.readStream(`person-${person}`)) as readonly ProfileEvent[])
      .filter((event) => event.type === 'ProfilePictureChanged')
      .map(({ data: { picture } }) => (picture === null ? null : nameOf(person, readable(picture))));
    const replaced = new Set(chosen.slice(0, -1).filter((name) => name !== chosen.at(-1)));
    for await (const name of this.store.names(person)) if (replaced.has(name)) await this.store.remove(name);
  }

  /** Takes away every picture of somebody who was erased. */
  async removeAllOf(person: PersonId): Promise<void> {
    for await (const name of this.store.names(person)) await this.store.remove(name);
  }
}

const nameOf = (person: PersonId, id: PictureId): string => `${person}/${id}`;
