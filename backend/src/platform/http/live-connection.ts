import { PassThrough } from 'node:stream';
import type { Moved } from '@annals/contracts/live';
import type { Tag } from '@annals/contracts/kernel/feature';

/** A reader that has taken nothing for so long is let go: its browser connects again, or is gone. */
export const SLOWEST_READER_MS = 60_000;
/** The browser waits so long before it connects again: each another time, so that they do not all come back at one moment. */
const RECONNECT_MS = { least: 1_000, most: 5_000 } as const;

/**
 * One browser's stream of server-sent events. What a slow reader has not taken is not piled up: it is told of each tag once, at its latest
 * position, when it reads again.
 */
export class LiveConnection {
  readonly stream = new PassThrough();
  /** What has moved and was not told yet. */
  private readonly untold = new Map<Tag, string>();
  private full: NodeJS.Timeout | undefined;

  constructor() {
    this.stream.on('drain', () => {
      clearTimeout(this.full);
      this.full = undefined;
      this.flush();
    });
    this.stream.on('close', () => clearTimeout(this.full));
    const { least, most } = RECONNECT_MS;
    this.write(`retry: ${String(Math.round(least + Math.random() * (most - least)))}\n\n`);
  }

  /** Tells that something has moved, now or as soon as the reader takes it. */
  tell(moved: Moved): void {
    this.keep(moved);
    this.flush();
  }

  /** Keeps what has moved until `flush`. */
  keep({ tags, position }: Moved): void {
    for (const tag of tags) {
      const known = this.untold.get(tag);
      if (known === undefined || BigInt(position) > BigInt(known)) this.untold.set(tag, position);
    }
  }

  /** Tells what was kept. */
  flush(): void {
    if (this.untold.size === 0 || this.full) return;
    const position = [...this.untold.values()].reduce((one, other) =>
      BigInt(one) > BigInt(other) ? one : other,
    );
    const moved: Moved = { tags: [...this.untold.keys()], position };
    this.untold.clear();
    this.write(`event: moved\ndata: ${JSON.stringify(moved)}\n\n`);
  }

  /** A sign of life, for proxies that close what is silent. One who does not read needs none. */
  beat(): void {
    if (!this.full) this.write(': still here\n\n');
  }

  end(): void {
    this.stream.end();
  }

  private write(text: string): void {
    if (this.stream.writableEnded || this.stream.destroyed) return;
    if (this.stream.write(text)) return;
    this.full ??= setTimeout(() => this.stream.destroy(), SLOWEST_READER_MS).unref();
  }
}
