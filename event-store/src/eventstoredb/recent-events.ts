/** Where an event was found. */
export interface Found {
  /** As the server calls the stream. */
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
}

/** Ids kept: about 20 MB. */
const MOST = 100_000;

/**
 * The newest events by their ids. The server takes an id that is elsewhere in its log without an error; this knows those a repeated
 * intention would meet, for a command that is sent twice is sent twice within minutes.
 */
export class RecentEvents {
  readonly #found = new Map<string, Found>();

  get(id: string): Found | undefined {
    return this.#found.get(id);
  }

  add(id: string, found: Found): void {
    this.#found.set(id, found);
    for (const oldest of this.#found.keys()) {
      if (this.#found.size <= MOST) return;
      this.#found.delete(oldest);
    }
  }
}
