import { managerAlertId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { ALERT_KINDS } from '@annals/contracts/features/wellbeing/risk';
import { teamsToWatch, type TeamToWatch } from '@annals/projections/features/wellbeing/alerts';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { ALEX } from './assess';
import { managerAlert, type ManagerAlertCommand } from './manager-alert-decider';
import { riskOf } from './risk';

const SWEEP = 'sweep-manager-alerts';
const SWEEP_EVERY_MS = 3_600_000;
/** Teams looked at in one go; bounds the memory of a large company. */
const AT_ONCE = 500;

/**
 * Looks at every team with a week that has just been shared. Alerts are derived from the read models alone, so there is no job to lose; an
 * alert's id follows from its team, kind and week, so however many workers look, it is raised once.
 */
export function managerAlertJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  return {
    [SWEEP]: async () => {
      let after: PersonId | null = null;
      for (;;) {
        const teams: TeamToWatch[] = await teamsToWatch(readModels, clock(), after, AT_ONCE);
        await settleAll(teams.flatMap(alertsDue), (command) =>
          dispatch(managerAlert, command.alertId, command, {
            actor: ALEX,
            commandId: derivedId('manager-alerted', command.alertId),
          }),
        );
        const last = teams.at(-1);
        if (!last) return;
        after = last.managerId;
      }
    },
  };
}

type AlertManager = Extract<ManagerAlertCommand, { type: 'AlertManager' }>;

/** What the manager of a team is to be alerted of: high risks of which they have not been alerted lately. */
export function alertsDue({ managerId, weeks, resting }: TeamToWatch): AlertManager[] {
  const week = weeks.at(-1)?.week;
  if (week === undefined) return [];
  return ALERT_KINDS.flatMap((kind) => {
    const { level, median, slope, weeks: used } = riskOf(kind, weeks, week);
    if (level !== 'high' || median === null || resting.includes(kind)) return [];
    const alertId = managerAlertId.parse(derivedId('manager-alert', managerId, kind, week));
    return [{ type: 'AlertManager', alertId, managerId, kind, week, weeks: [...used], median, slope }];
  });
}

/** Keeps looking at the teams. */
export function sweepManagerAlerts(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
