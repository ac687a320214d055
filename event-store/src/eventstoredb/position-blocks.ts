import { eventId } from '../event-id';
import { WrongExpectedRevision, type ExpectedRevision } from '../port';
import type { NewServerEvent, Place, ServerClient, ServerEvent } from './client';
import { placesOf, stepsOf } from './place-steps';

/** Positions in one block. Never changed: the blocks stored by earlier versions would be read wrongly. */
export const BLOCK_SIZE = 1_000;

/** Blocks kept in memory: 8 kB each. */
const MOST_BLOCKS = 2_000;

/** Blocks stored by one append; each is about 5 kB. */
const BLOCKS_AT_ONCE = 100;

const TYPE = 'PositionsCounted';

/** Where each event of a thousand is on the server, in the order of their positions. */
type Block = readonly Place[];

/**
 * Full blocks of places, kept on the server in a stream of their own, block `n` at revision `n`. They follow from the server's log and
 * can be counted again at any time; every process counts the same ones and stores them under the same ids, so that it matters to nobody
 * who comes first.
 */
export class PositionBlocks {
  readonly #inMemory = new Map<number, Block>();
  /** Counted here and not known to be stored, in order, up to the newest. */
  #unsaved: { readonly number: number; readonly block: Block }[] = [];
  #saving: Promise<void> = Promise.resolve();

  /** @param stream where the blocks are kept; no stream of the log */
  constructor(
    private readonly client: ServerClient,
    private readonly stream: string,
  ) {}

  /**
   * How many blocks are stored, and where the last event of the last one is.
   * @throws StoreUnavailable
   */
  async stored(): Promise<{ readonly blocks: number; readonly last: Place | undefined }> {
    const [event] = await this.client.readStream(this.stream, { backward: true, limit: 1 });
    if (!event) return { blocks: 0, last: undefined };
    const block = blockIn(event);
    const number = Number(event.revision);
    this.#remember(number, block);
    return { blocks: number + 1, last: block.at(-1) };
  }

  /** A full block. @throws StoreUnavailable; Error when it is not there */
  async block(number: number): Promise<Block> {
    const known = this.known(number);
    if (known) {
      this.#remember(number, known);
      return known;
    }
    const [event] = await this.client.readStream(this.stream, { from: BigInt(number), limit: 1 });
    if (!event) throw new Error(`${this.stream} ends before block ${number}`);
    const block = blockIn(event);
    this.#remember(number, block);
    return block;
  }

  /** A full block, when it is in memory. */
  known(number: number): Block | undefined {
    return this.#inMemory.get(number) ?? this.#unsaved.find((one) => one.number === number)?.block;
  }

  /** Takes in a block that was just counted, and stores it when the server is there; until then it stays in memory. */
  add(number: number, block: Block): void {
    this.#remember(number, block);
    this.#unsaved.push({ number, block });
    this.#saving = this.#saving.then(() => this.#save());
  }

  /** Lets what is being stored come to its end. */
  settled(): Promise<void> {
    return this.#saving;
  }

  async #save(): Promise<void> {
    while (this.#unsaved.length > 0) {
      const first = this.#unsaved[0]?.number ?? 0;
      const some = this.#unsaved.slice(0, BLOCKS_AT_ONCE);
      const expected: ExpectedRevision = first === 0 ? 'no-stream' : BigInt(first - 1);
      try {
        await this.client.append(
          this.stream,
          some.map(({ number, block }) => stored(this.stream, number, block)),
          expected,
        );
      } catch (error) {
        // Somebody else has stored some of them already: one by one, the ids tell.
        if (!(error instanceof WrongExpectedRevision)) return; // the next block brings the next try
        if (typeof error.actual === 'bigint' && error.actual < BigInt(first)) return;
      }
      this.#unsaved = this.#unsaved.filter((one) => !some.includes(one));
    }
  }

  #remember(number: number, block: Block): void {
    this.#inMemory.delete(number); // so that it goes to the end of the order
    this.#inMemory.set(number, block);
    for (const oldest of this.#inMemory.keys()) {
      if (this.#inMemory.size <= MOST_BLOCKS) return;
      this.#inMemory.delete(oldest);
    }
  }
}

function stored(stream: string, number: number, block: Block): NewServerEvent {
  return {
    id: eventId(`${stream}/positions`, number),
    type: TYPE,
    data: { ...stepsOf(block) },
    metadata: {},
  };
}

/** @throws Error when it is not a full block */
function blockIn({ data, stream, revision }: ServerEvent): Block {
  const { first, steps } = data as { first?: unknown; steps?: unknown };
  const places = placesOf({ first, steps });
  if (places?.length !== BLOCK_SIZE)
    throw new Error(`Event ${revision} of ${stream} is no block of positions`);
  return places;
}
