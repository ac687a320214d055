import { STANDSTILL_MS } from '@annals/contracts/features/onboarding/constants';
import { onboardingsStandingStill } from '@annals/projections/features/onboarding/queries';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { onboarding } from './decider';

const SWEEP = 'sweep-onboarding-reminders';
/** A standstill is counted in days: an hour more is soon enough. */
const SWEEP_EVERY_MS = 3_600_000;

/** What the job does: remind the person who can do the next step where nothing has happened for a week. */
export function onboardingReminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  return {
    [SWEEP]: async () => {
      const until = new Date(clock().getTime() - STANDSTILL_MS).toISOString();
      await settleAll(await onboardingsStandingStill(readModels, until), ({ id, movedAt }) =>
        // The command id follows from the standstill, so this happens only once.
        dispatch(
          onboarding,
          id,
          { type: 'RemindOfOnboarding', since: movedAt },
          {
            actor: { id: 'system:reminders', role: 'system' },
            commandId: derivedId('onboarding-reminder', id, movedAt),
          },
        ),
      );
    },
  };
}

/** Keeps looking for onboardings without progress. */
export function sweepOnboardingReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
