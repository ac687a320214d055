import { DomainError } from '../kernel/domain-error';
import type { Services } from '../services';

/** The longest a change of the organisation waits for the read models it is checked against. */
const LONGEST_WAIT_MS = 5_000;

/** The read models are too far behind to check the rules against. */
export class NotCaughtUp extends DomainError {
  readonly status = 503;
  constructor() {
    super('Annals is still working through earlier changes. Please try again in a moment.');
  }
}

/**
 * Runs a change of the organisation's structure: who works here, under which address, for whom, in which role. Such changes are made one
 * after the other, each on read models that show everything stored before it began. So no two of them can together break what each alone
 * would keep: one address, one person; no circle of reports; always an administrator.
 * @throws NotCaughtUp when the read models do not come as far in time
 */
export function inOrganisationTurn<T>(
  { turns, log, feed }: Pick<Services, 'turns' | 'log' | 'feed'>,
  act: () => Promise<T>,
): Promise<T> {
  return turns.take('organisation', async () => {
    const head = await log.head();
    if (!(await feed.waitFor(['people', 'accounts'], head, LONGEST_WAIT_MS))) throw new NotCaughtUp();
    return act();
  });
}
