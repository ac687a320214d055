import type { EventLog } from '@annals/event-store/event-log';
import { anchorOf, loggedCheckpoint, type Anchor } from '@annals/event-store/sealing/anchor';
import type { SealStore } from '@annals/event-store/sealing/seal-store';
import type { SealMemory } from './seal-memory';

/** Events looked through at a time for the newest checkpoint that the log records, and how many at most. */
const PAGE = 500;
const LOOKED_THROUGH = 20_000;

/** Checkpoints that this installation can look up outside the database. */
export type PublishedAnchors = () => Promise<readonly Anchor[]>;

/** Collects the newest checkpoint of every place that the database's owner does not control, and of those that they do. */
export class AnchorCollection {
  #isLogRead = false;
  #fromLog: Anchor | undefined;

  constructor(
    private readonly log: Pick<EventLog, 'readStoredBackward'>,
    private readonly store: Pick<SealStore, 'newestCheckpoint'>,
    private readonly memory: SealMemory,
    private readonly published: PublishedAnchors,
  ) {}

  /** The anchors as they are now; read before the tree is looked at, as the tree only grows. */
  async newest(): Promise<readonly Anchor[]> {
    const remembered = this.memory.read().checkpoint;
    const kept = await this.store.newestCheckpoint();
    return [
      ...(remembered === null ? [] : [anchorOf(remembered, 'the memory of this installation')]),
      ...(kept ? [anchorOf(kept.note, 'the table of checkpoints')] : []),
      await this.#newestInLog(),
      ...(await this.published()),
    ].filter((anchor) => anchor !== undefined);
  }

  /** Looked for once for each process: the memory knows those that come after, and the sealer meets them when it reads the log. */
  async #newestInLog(): Promise<Anchor | undefined> {
    if (this.#isLogRead) return this.#fromLog;
    let before: bigint | undefined;
    for (let looked = 0; looked < LOOKED_THROUGH && !this.#fromLog; looked += PAGE) {
      const page = await this.log.readStoredBackward({
        limit: PAGE,
        ...(before === undefined ? {} : { before }),
      });
      for (const event of page.events) this.#fromLog ??= loggedCheckpoint(event)?.anchor;
      before = page.next;
      if (page.atEnd) break;
    }
    this.#isLogRead = true;
    return this.#fromLog;
  }
}
