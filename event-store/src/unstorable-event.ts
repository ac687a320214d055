/** An event holds a text or a date of which no row could be made. It was refused before anything was stored. */
export class UnstorableEvent extends Error {
  override readonly name = 'UnstorableEvent';

  /** @param found where it is, and a sentence for the person who wrote it, which names no words of theirs */
  constructor(
    readonly type: string,
    found: { readonly path: readonly PropertyKey[]; readonly message: string },
  ) {
    super(`${found.message} (${[type, ...found.path].map(String).join('.')})`);
  }
}
