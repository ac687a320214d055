import { CELEBRATED_DAYS } from '@annals/contracts/features/celebrations/constants';
import { personId } from '@annals/contracts/kernel/ids';
import { rewardTierId } from '@annals/contracts/features/rewards/ids';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import {
  anniversariesAbout,
  tiersToCelebrate,
  type Anniversary,
  type TierToCelebrate,
} from '@annals/projections/features/celebrations/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { eachRow, eachWork } from '../../platform/commands/settle-all';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';
import type { Services } from '../../platform/services/services';
import { anniversaryNow, daysAbout, daysOfYearOn } from './anniversary';
import { celebrationsOf } from './decider';

const CELEBRATE_TIER = 'celebrate-tier';
const SWEEP = 'sweep-celebrations';
const SWEEP_EVERY_MS = 15 * 60_000;
const LATEST_MS = CELEBRATED_DAYS * 24 * 3_600_000;

const ACTOR: Actor = { id: 'system:celebrations', role: 'system' };
const reached = z.object({ employeeId: personId, tierId: rewardTierId, tierName: z.string() });

/** Whenever somebody reaches a tier, it is celebrated. Anniversaries follow from the calendar, not from an event. */
export function celebrationsPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'celebrations',
    react: async (event) => {
      const { type, data, metadata } = event as PointsAccountEvent;
      if (type !== 'TierReached' || clock().getTime() - Date.parse(metadata.occurredAt) > LATEST_MS) return;
      const { employeeId, tierId, tierName } = data;
      await queue.add(CELEBRATE_TIER, `${CELEBRATE_TIER}-${employeeId}-${tierId}`, {
        employeeId,
        tierId,
        tierName,
      });
    },
  };
}

/** What the jobs do: celebrate a tier; and, looking at the calendar, anniversaries and tiers whose job was lost. */
export function celebrationJobs(services: Services): JobHandlers {
  const { readModels, clock } = services;
  return {
    [CELEBRATE_TIER]: async (data) => {
      await celebrateTier(services, reached.parse(data));
    },
    [SWEEP]: async () => {
      const now = clock().getTime();
      const days = daysAbout(now);
      const about = { daysOfYear: days.flatMap(daysOfYearOn), since: days[0] ?? '' };
      const since = new Date(now - LATEST_MS).toISOString();
      await eachWork(
        () =>
          eachRow<Anniversary>(
            (after, limit) => anniversariesAbout(readModels, { ...about, after, limit }),
            (row) => celebrateAnniversary(services, row, now),
          ),
        () =>
          eachRow<TierToCelebrate>(
            (after, limit) => tiersToCelebrate(readModels, { since, after, limit }),
            ({ id, tierId, tierName }) => celebrateTier(services, { employeeId: id, tierId, tierName }),
          ),
      );
    },
  };
}

/** The command id is derived from the person and the day, so this happens only once. */
async function celebrateAnniversary(services: Services, row: Anniversary, now: number): Promise<void> {
  const { log, dispatch, timeZone } = services;
  const anniversary = anniversaryNow(row.hireDate, row.timeZone ?? timeZone, now);
  if (!anniversary) return;
  const known = await stateOf(log, person, row.id);
  if (known.status !== 'employed' || known.role === 'auditor') return;
  const { managerId } = known;
  await dispatch(
    celebrationsOf,
    row.id,
    { type: 'CelebrateWorkAnniversary', employeeId: row.id, managerId, ...anniversary },
    { actor: ACTOR, commandId: derivedId('work-anniversary', row.id, anniversary.day) },
  );
}

async function celebrateTier(
  { log, dispatch }: Services,
  { employeeId, tierId, tierName }: z.infer<typeof reached>,
): Promise<void> {
  const known = await stateOf(log, person, employeeId);
  if (known.status !== 'employed' || known.managerId === null) return;
  await dispatch(
    celebrationsOf,
    employeeId,
    { type: 'CelebrateTier', employeeId, managerId: known.managerId, tierId, tierName },
    { actor: ACTOR, commandId: derivedId('tier-celebrated', employeeId, tierId) },
  );
}

/** Keeps looking for what is to be celebrated. */
export function sweepCelebrations(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
