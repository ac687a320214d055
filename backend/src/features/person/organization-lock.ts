import { randomUUID } from 'node:crypto';
import { personId } from '@annals/contracts/kernel/ids';
import { t } from '@annals/contracts/kernel/text';
import { WrongExpectedRevision } from '@annals/event-store/port';
import type { Dispatch } from '../../platform/commands/dispatch';
import { DomainError, TooMuchContention } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import { isFenced, OrganizationChanged, OrganizationFence } from './organization-fence';

/** The longest a change of the organization waits for the read models it is checked against. */
const LONGEST_WAIT_MS = 5_000;
/** How often a change is checked again from its beginning when somebody else was faster. */
const MOST_TRIES = 5;

/** The read models are too far behind to check the rules against. */
export class NotCaughtUp extends DomainError {
  readonly code = 'people.not-caught-up';
  constructor() {
    super(t('Annals is still working through earlier changes. Please try again in a moment.'));
  }
}

/**
 * Runs a change of the organization's structure: who works here, under which address, for whom, in which role. Such changes are made one
 * after the other, each on read models that show everything stored before it began. So no two of them can together break what each alone
 * would keep: one address, one person; no circle of reports; always an administrator. A lock keeps them apart where nothing goes wrong;
 * that they stay apart when a process is frozen and loses its lock is kept by the log (see `OrganizationFence`).
 * @param act looks around, and writes to people's records and accounts through the dispatch it is given and through no other; it is run again from its
 *   beginning when somebody else was faster, so whatever it does must be harmless to repeat
 * @throws NotCaughtUp when the read models do not come as far in time; TooMuchContention
 */
export async function withOrganizationLock<T>(
  services: Pick<Services, 'locks' | 'log' | 'feed' | 'dispatchOnce' | 'clock'>,
  act: (dispatch: Dispatch) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    try {
      return await services.locks.take('organisation', () => checked(services, act));
    } catch (error) {
      if (!(error instanceof OrganizationChanged || error instanceof WrongExpectedRevision)) throw error;
    }
  throw new TooMuchContention();
}

async function checked<T>(
  { log, feed, dispatchOnce, clock }: Pick<Services, 'log' | 'feed' | 'dispatchOnce' | 'clock'>,
  act: (dispatch: Dispatch) => Promise<T>,
): Promise<T> {
  const changeId = randomUUID();
  const fence = await OrganizationFence.open(log, changeId, {
    commandId: changeId,
    correlationId: changeId,
    actorId: 'system:organisation',
    actorRole: 'system',
    occurredAt: clock().toISOString(),
  });
  if (!(await feed.waitFor(['people', 'accounts', 'role_keepers'], await log.head(), LONGEST_WAIT_MS)))
    throw new NotCaughtUp();
  return act(
    dispatchOnce(async ({ category, id }, expected, metadata) => {
      if (isFenced(category))
        await fence.reserve({ category, personId: personId.parse(id), expected }, metadata);
    }),
  );
}
