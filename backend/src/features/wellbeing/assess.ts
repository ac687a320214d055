import { checkInId, type CheckInId } from '@annals/contracts/features/wellbeing/ids';
import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import {
  pulsesToAssess,
  pulseToAssess,
  type PulseToAssess,
} from '@annals/projections/features/wellbeing/pulses';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { checkIn, type AssessPulseCommand } from './check-in-decider';
import { riskOf, suggestionsFor, trendOf } from './risk';

const ASSESS = 'assess-pulse';
const SWEEP = 'sweep-pulses';
const SWEEP_EVERY_MS = 5 * 60_000;
/** How many one sweep assesses; the next one goes on. */
const AT_ONCE = 500;
/** What is older was answered before anything was worked out of pulses, and stays as it is. */
const SWEPT_MS = 28 * 86_400_000;
export const ALEX: Actor = { id: 'system:alex', role: 'system' };

const due = z.object({ checkInId });

/** Whenever a pulse is answered, ALEX works out what it says together with the weeks before. */
export function assessPulsesPolicy(queue: JobQueue): Policy {
  return {
    name: 'wellness-pulses',
    react: async (event) => {
      const { type, data } = event as WellbeingEvent;
      if (type === 'WellbeingCheckInSubmitted')
        await queue.add(ASSESS, `${ASSESS}-${data.checkInId}`, { checkInId: data.checkInId });
    },
  };
}

/** What the jobs do: assess one pulse, and those whose job was lost with the queue. */
export function assessPulseJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  const assess = async (id: CheckInId) => {
    const pulse = await pulseToAssess(readModels, id);
    // The read model is behind, or the answer was erased: in the first case the sweep finds it.
    if (!pulse) return;
    await dispatch(checkIn, id, assessmentOf(pulse), {
      actor: ALEX,
      // Happens once, however often it is assessed.
      commandId: derivedId('pulse-assessed', id),
    });
  };
  return {
    [ASSESS]: async (data) => {
      const { checkInId: id } = due.parse(data);
      if (!(await pulseToAssess(readModels, id))) throw new Error('The pulse is not in the read model yet');
      await assess(id);
    },
    [SWEEP]: async () => {
      const since = new Date(clock().getTime() - SWEPT_MS);
      await settleAll(await pulsesToAssess(readModels, since, AT_ONCE), assess);
    },
  };
}

/** What a pulse says together with the weeks before it. */
export function assessmentOf({
  overallScore,
  previousScore,
  weeks,
}: Omit<PulseToAssess, 'employeeId'>): AssessPulseCommand {
  const newest = weeks.at(-1)?.week ?? '';
  const burnout = riskOf('burnout', weeks, newest);
  const attrition = riskOf('attrition', weeks, newest);
  return {
    type: 'AssessPulse',
    burnoutRisk: burnout.level,
    attritionRisk: attrition.level,
    weeks: burnout.weeks.length,
    trendDirection: trendOf(weeks, newest),
    previousScoreComparison:
      previousScore === null ? null : Math.round((overallScore - previousScore) * 100) / 100,
    suggestedActions: suggestionsFor(weeks, newest, [burnout.level, attrition.level]),
  };
}

/** Keeps looking for pulses to assess. */
export function sweepPulses(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
