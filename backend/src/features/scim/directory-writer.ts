import type { PersonId } from '@annals/contracts/kernel/ids';
import { derivedId } from '../../platform/commands/derived-id';
import { DomainError } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { settleAccount } from '../accounts/settle';
import { withOrganizationLock } from '../person/organization-lock';
import { KeptDirectory } from './kept';
import { ScimError } from './scim-error';
import { bringTogether } from './manager-arrivals';
import { PersonChanges, type Change, type Outcome } from './person-changes';
import type { WantedPerson } from './user';

/** Changes that are made in one turn of the organization. */
const AT_ONCE = 200;

interface Waiting extends Change {
  readonly done: (id: PersonId) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Makes the changes that SCIM clients ask for. Each becomes the events that it is when an administrator makes it, by the same rules; those that
 * arrive while others are made come next together, in one turn of the organization, so that a directory of thousands is taken over in minutes.
 */
export class DirectoryWriter {
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(private readonly services: Services) {}

  write(change: Change): Promise<PersonId> {
    const written = new Promise<PersonId>((done, failed) => {
      this.#waiting.push({ ...change, done, failed });
    });
    if (!this.#isWriting) void this.#writeAll();
    return written;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // What arrives in this turn of the event loop comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#taken();
      try {
        const outcomes = await writeTogether(this.services, together);
        for (const [index, outcome] of outcomes.entries())
          if (outcome instanceof Error) together[index]?.failed(outcome);
          else together[index]?.done(outcome.id);
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    this.#isWriting = false;
  }

  /** The next ones, nobody twice: two changes of one person are made one after the other. */
  #taken(): Waiting[] {
    const people = new Set<string>();
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    for (const change of this.#waiting) {
      const { personId: id } = change;
      if (taken.length >= AT_ONCE || (id !== null && people.has(id))) left.push(change);
      else {
        taken.push(change);
        if (id !== null) people.add(id);
      }
    }
    this.#waiting = left;
    return taken;
  }
}

async function writeTogether(services: Services, changes: readonly Change[]): Promise<(Outcome | Error)[]> {
  const kept = new KeptDirectory(services.pool);
  const outcomes = await withOrganizationLock(services, async (dispatch) => {
    const changesOf = await PersonChanges.begin(services, dispatch, changes);
    const results = await Promise.all(changes.map((change) => changesOf.make(change).catch(refusal)));
    return results;
  });
  const made = outcomes.flatMap((outcome, index) => {
    const change = changes[index];
    return outcome instanceof Error || !change ? [] : [{ outcome, change }];
  });
  await openAccounts(services, made);
  for (const { outcome } of made) if (outcome.settles) await settleAccount(services, outcome.id);
  await kept.keepUsers(
    made.map(({ outcome: { id, managerRef }, change: { clientId, wanted } }) => ({
      personId: id,
      clientId,
      userName: wanted.userName,
      externalId: wanted.externalId,
      managerRef,
    })),
  );
  const arrived = made.filter(({ change }) => change.personId === null);
  const [first] = arrived;
  if (first)
    await bringTogether(
      services,
      first.change.origin,
      arrived.flatMap(({ outcome, change }) => namesOf(outcome.id, change.wanted)),
    );
  return outcomes;
}

/** Everything that a client may call somebody who is somebody's manager. */
function namesOf(id: PersonId, { externalId, userName, email }: WantedPerson): string[] {
  return [id, ...(externalId === null ? [] : [externalId]), userName, email];
}

/** What a person was refused for is their own; everything else stops all. */
function refusal(error: unknown): Error {
  if (error instanceof DomainError || error instanceof ScimError) return error;
  throw error;
}

async function openAccounts(
  { userAuth, dispatchMany }: Services,
  made: readonly { readonly outcome: Outcome; readonly change: Change }[],
): Promise<void> {
  const opened = made.flatMap(({ outcome: { id, opens }, change: { origin, wanted } }) =>
    opens ? [{ id, email: opens.email, origin, role: wanted.role ?? ('employee' as const) }] : [],
  );
  if (opened.length === 0) return;
  await dispatchMany(
    account,
    opened.map(({ id, origin, role }) => ({
      id,
      command: { type: 'OpenAccount' as const, personId: id, role, hasPassword: false },
      origin: { ...origin, commandId: derivedId(origin.commandId, 'account') },
    })),
  );
  await userAuth.open(
    opened.map(({ id, email, role }) => ({ userId: id, email, role, hashedPassword: null })),
  );
}
