import type { EventMetadata } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  AccountChangeSuperseded,
  FENCED_CATEGORIES,
  ORGANIZATION_CATEGORY,
  ORGANIZATION_ID,
  OrganizationChangeBegun,
  OrganizationChangeSuperseded,
  type FencedCategory,
  type OrganizationEvent,
} from '@annals/contracts/features/people/organization-events';
import type { EventLog } from '@annals/event-store/event-log';
import { WrongExpectedRevision, type ExpectedRevision } from '@annals/event-store/port';
import { derivedId } from '../../platform/commands/derived-id';

const STREAM = `${ORGANIZATION_CATEGORY}-${ORGANIZATION_ID}`;

const SUPERSEDED = {
  person: OrganizationChangeSuperseded,
  account: AccountChangeSuperseded,
} satisfies Record<FencedCategory, unknown>;

/** Whether records of a category are written by changes of the organization. */
export function isFenced(category: string): category is FencedCategory {
  return FENCED_CATEGORIES.some((fenced) => fenced === category);
}

/** Somebody else has begun to change the organization: what was checked may no longer hold, and nothing of it may be written. Check again. */
export class OrganizationChanged extends Error {
  override readonly name = 'OrganizationChanged';
}

/** A record that is about to be written, and the revision the decision was made at. */
interface Reservation {
  readonly category: FencedCategory;
  readonly personId: PersonId;
  readonly expected: ExpectedRevision;
}

interface Waiting extends Reservation {
  readonly metadata: EventMetadata;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Keeps two changes of the organization apart in the log itself, whatever becomes of locks: a process that was frozen in the middle of one
 * finds, when it goes on, that nothing of it can be written any more.
 *
 * A change reads the organization's record first, then checks its rules, and appends there which records it is about to write to, at the
 * revision it has read. The next change finds that. What of it has not been written by then, it supersedes: it appends to that
 * record, so that an append that expects the earlier revision is rejected.
 */
export class OrganizationFence {
  #waiting: Waiting[] = [];
  #writing = false;

  private constructor(
    private readonly log: EventLog,
    private readonly changeId: string,
    private revision: ExpectedRevision,
  ) {}

  /**
   * Begins a change: what an earlier one has left open is superseded.
   * @param changeId a UUID of this try
   * @param metadata who changes the organization, for what is appended
   */
  static async open(log: EventLog, changeId: string, metadata: EventMetadata): Promise<OrganizationFence> {
    const revision = await log.revisionOf(STREAM);
    if (revision !== 'no-stream') await supersede(log, await newestChange(log, revision), metadata);
    return new OrganizationFence(log, changeId, revision);
  }

  /**
   * Says that a record is about to be written. Those who ask at the same moment are written down together.
   * @throws OrganizationChanged when somebody else has begun a change since
   */
  reserve(reservation: Reservation, metadata: EventMetadata): Promise<void> {
    const reserved = new Promise<void>((done, failed) => {
      this.#waiting.push({ ...reservation, metadata, done, failed });
    });
    if (!this.#writing) void this.#write();
    return reserved;
  }

  async #write(): Promise<void> {
    this.#writing = true;
    // A caller that asks in this turn of the event loop comes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const together = this.#waiting;
      this.#waiting = [];
      try {
        await this.#append(together);
        for (const { done } of together) done();
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    this.#writing = false;
  }

  async #append(together: readonly Waiting[]): Promise<void> {
    const [first] = together;
    if (!first) return;
    const records = together.map(({ category, personId, expected }) => ({
      category,
      personId,
      revision: expected === 'no-stream' ? null : String(expected),
    }));
    const commandId = derivedId('organization-change', this.changeId, String(this.revision));
    try {
      const appended = await this.log.append(
        STREAM,
        [OrganizationChangeBegun.of({ changeId: this.changeId, records })],
        { ...first.metadata, commandId },
        this.revision,
      );
      this.revision = appended.revision;
    } catch (error) {
      throw error instanceof WrongExpectedRevision ? new OrganizationChanged() : error;
    }
  }
}

type Begun = Extract<OrganizationEvent, { type: 'OrganizationChangeBegun' }>;

/** All that the newest change has said it is about to write, newest first. */
async function newestChange(log: EventLog, revision: bigint): Promise<readonly Begun[]> {
  const found: Begun[] = [];
  for (let at = revision; at >= 0n; at -= 1n) {
    const event = (await log.readEvent(STREAM, at)) as Begun | undefined;
    if (!event || (found[0] && found[0].data.changeId !== event.data.changeId)) break;
    found.push(event);
  }
  return found;
}

async function supersede(log: EventLog, begun: readonly Begun[], metadata: EventMetadata): Promise<void> {
  for (const { data } of begun) {
    // Two hundred at once: how far each is costs one query for all of them.
    const records = await Promise.all(
      data.records.map(async (record) => {
        const stream = `${record.category}-${record.personId}`;
        return { ...record, stream, now: await log.revisionOf(stream) };
      }),
    );
    for (const { category, personId, revision, stream, now } of records) {
      const expected = revision === null ? 'no-stream' : BigInt(revision);
      if (now !== expected) continue;
      const commandId = derivedId('supersede', data.changeId, personId);
      await log
        .append(
          stream,
          [SUPERSEDED[category].of({ personId, changeId: data.changeId })],
          { ...metadata, commandId },
          expected,
        )
        .catch((error: unknown) => {
          // It was written after all, just now: then it takes part in what is checked next.
          if (!(error instanceof WrongExpectedRevision)) throw error;
        });
    }
  }
}
