/** An event in the memory of the double. */
export interface Kept {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  /** Its offset in the log, which grows with gaps of any size, as file offsets do. */
  readonly place: bigint;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  /** Hundreds of nanoseconds since 1970. */
  readonly created: bigint;
}

export type Proposed = Pick<Kept, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

/** The revision a stream must have; -1n: it must not be there. */
export type Written =
  | { readonly kind: 'written'; readonly revision: bigint; readonly place: bigint }
  | { readonly kind: 'elsewhere'; readonly actual: bigint };

/** The rules of a node of EventStoreDB about its log, in memory: what an append does, and the order of everything. */
export class DoubleLog {
  readonly events: Kept[] = [];
  readonly #streams = new Map<string, Kept[]>();
  readonly #followers = new Set<(event: Kept) => void>();
  readonly #removed = new Map<string, bigint>();
  #end = 0n;

  /** Writes all or nothing. The same ids at the same place count as written before, whatever came after; that is asked first. */
  write(stream: string, expected: bigint, proposed: readonly Proposed[]): Written {
    const present = this.#streams.get(stream) ?? [];
    const removed = this.#removed.get(stream);
    // A stream that was deleted softly is taken for one that is not there, and its revisions go on.
    if (removed !== undefined && present.length === 0 && expected === -1n) expected = removed;
    const actual = present.at(-1)?.revision ?? removed ?? -1n;
    if (expected < actual) {
      const there = present.slice(Number(expected) + 1, Number(expected) + 1 + proposed.length);
      const last = there.at(-1);
      if (last && proposed.every(({ id }, index) => there[index]?.id === id))
        return { kind: 'written', revision: last.revision, place: last.place };
    }
    if (expected !== actual) return { kind: 'elsewhere', actual };
    const added = proposed.map((event, index) => this.#add(stream, actual + 1n + BigInt(index), event));
    this.#streams.set(stream, [...present, ...added]);
    for (const event of added) for (const follower of this.#followers) follower(event);
    const last = added.at(-1);
    return { kind: 'written', revision: last?.revision ?? actual, place: last?.place ?? this.#end };
  }

  stream(name: string): readonly Kept[] {
    return this.#streams.get(name) ?? [];
  }

  /** Hears of every event written from now on, until the function given back is called. */
  follow(follower: (event: Kept) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Takes an event out, as an operator does who deletes a stream and scavenges. */
  takeOut(id: string): void {
    const index = this.events.findIndex((event) => event.id === id);
    this.events.splice(index, 1);
  }

  /** Deletes a stream softly: nobody reads it any more, and its events stay in the log until `scavenge`. */
  deleteSoftly(stream: string): void {
    this.#removed.set(stream, this.#streams.get(stream)?.at(-1)?.revision ?? -1n);
    this.#streams.delete(stream);
  }

  /** Takes the events of deleted streams out of the log. */
  scavenge(): void {
    for (const [stream, last] of this.#removed)
      for (const event of [...this.events])
        if (event.stream === stream && event.revision <= last) this.takeOut(event.id);
  }

  /** Takes in an event as another node has it: with its place. */
  replicate(event: Kept): void {
    this.events.push(event);
    this.#streams.set(event.stream, [...(this.#streams.get(event.stream) ?? []), event]);
    this.#end = event.place + BigInt(100 + event.data.length + event.metadata.length);
    for (const follower of this.#followers) follower(event);
  }

  #add(stream: string, revision: bigint, proposed: Proposed): Kept {
    const { id, type, contentType, data, metadata } = proposed;
    const place = this.#end;
    this.#end += BigInt(100 + data.length + metadata.length);
    const created = BigInt(Date.now()) * 10_000n;
    const kept = { id, type, contentType, data, metadata, stream, revision, place, created };
    this.events.push(kept);
    return kept;
  }
}
