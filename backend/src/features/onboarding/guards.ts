import { msg } from '@annals/contracts/kernel/text';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AlreadyCompleted, EmployeeHasLeft, OnlyTheManager, Paused } from './errors';
import type { ExistingOnboarding, OnboardingState } from './onboarding';

/** An admin may run anyone's onboarding but their own. */
export function runs(
  actor: Actor,
  onboarding: Pick<ExistingOnboarding, 'employeeId' | 'managerId'>,
): boolean {
  return actor.id !== onboarding.employeeId && (actor.id === onboarding.managerId || actor.role === 'admin');
}

/** The onboarding, if the actor is one of its two people or an admin; otherwise they do not learn that it exists. @throws NotFound */
export function concerning(actor: Actor, state: OnboardingState): ExistingOnboarding {
  if (state.status === 'none') throw new NotFound(msg('This onboarding'));
  if (actor.id !== state.employeeId && !runs(actor, state)) throw new NotFound(msg('This onboarding'));
  return state;
}

/** The onboarding, for who runs it. @throws NotFound, OnlyTheManager */
export function runBy(actor: Actor, state: OnboardingState): ExistingOnboarding {
  const current = concerning(actor, state);
  if (!runs(actor, current)) throw new OnlyTheManager();
  return current;
}

/** @throws AlreadyCompleted */
export function refuseCompleted({ status }: ExistingOnboarding): void {
  if (status === 'completed') throw new AlreadyCompleted();
}

/** Steps and tasks move only while it is under way. @throws AlreadyCompleted, Paused */
export function refuseAtRest(onboarding: ExistingOnboarding): void {
  refuseCompleted(onboarding);
  if (onboarding.status === 'paused') throw new Paused();
}

/** Nothing of an onboarding goes on once its employee has left. @throws EmployeeHasLeft */
export function refuseAfterDeparture({
  employeeHasLeft = false,
}: {
  employeeHasLeft?: boolean | undefined;
}): void {
  if (employeeHasLeft) throw new EmployeeHasLeft();
}
