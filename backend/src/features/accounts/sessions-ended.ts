import type { SessionsEndedBecause } from '@annals/contracts/features/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { v7 } from 'uuid';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { selfService } from './self-service-decider';

/**
 * The log says that sessions were ended, and why; nothing when there were none. They are ended first: no session goes on for want of an event.
 * @param count how many that were
 */
export async function recordSessionsEnded(
  dispatch: Dispatch,
  personId: PersonId,
  { count, because }: { readonly count: number; readonly because: SessionsEndedBecause },
  actor: CommandOrigin['actor'],
): Promise<void> {
  if (count === 0) return;
  await dispatch(
    selfService,
    personId,
    { type: 'RecordSessionsEnded', personId, count, because },
    { actor, commandId: v7() },
  );
}
