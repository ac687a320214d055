import type { PersonId } from '@annals/contracts/kernel/ids';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { EventLog } from '@annals/event-store/event-log';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';

/** Whether somebody is an administrator or an auditor, read from the log itself: a read model may be a moment behind a new role. */
export async function holdsPrivilegedRole(log: EventLog, id: PersonId): Promise<boolean> {
  const who = await stateOf(log, person, id);
  return who.status !== 'none' && isPrivileged(who.role);
}
