import { onboardingWorkflowId, type OnboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { OPEN_ONBOARDING_STATUSES } from '@annals/contracts/features/onboarding/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: onboardingWorkflowId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});

/** The onboarding of an employee that is under way, or rests, with who runs it. */
export function openOnboardingsOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: OnboardingWorkflowId; managerId: PersonId }[]> {
  return rowsOf(
    idAndManagerId,
    db('onboarding_workflows')
      .select('id', 'managerId')
      .where({ employeeId })
      .whereIn('status', OPEN_ONBOARDING_STATUSES),
  );
}

/** The employees whose open onboarding is run by somebody they do not report to today, or who have left while it was under way. */
export async function onboardingsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('onboarding_workflows as workflow')
      .join('people as employee', 'employee.id', 'workflow.employeeId')
      .distinct('employee.id')
      .whereIn('workflow.status', OPEN_ONBOARDING_STATUSES)
      .whereRaw(
        `((employee."departedOn" IS NOT NULL AND workflow.status = 'active')
        OR (employee."departedOn" IS NULL AND employee."managerId" <> workflow."managerId"))`,
      ),
  );
  return rows.map(({ id }) => id);
}
