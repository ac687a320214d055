import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { BriefingRequested } from '@annals/contracts/features/skip-level/events';
import { personOfBriefing } from '@annals/projections/features/skip-level/briefing-facts';
import { briefingsDue } from '@annals/projections/features/skip-level/queries';
import type { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { gatherBriefing } from './briefing/gather';
import { skipLevelMeeting } from './decider';

const PREPARE = 'prepare-skip-level-briefing';
const SWEEP = 'sweep-skip-level-briefings';
const SWEEP_EVERY_MS = 60_000;

/** A job carries what the request said. */
const request = BriefingRequested.schema;
type Request = z.infer<typeof request>;

/** Whenever a briefing is asked for, ALEX prepares it. */
export function skipLevelBriefingsPolicy(queue: JobQueue): Policy {
  return {
    name: 'skip-level-briefings',
    react: async (event) => {
      const { type, data } = event as SkipLevelEvent;
      if (type === 'BriefingRequested') await queue.add(PREPARE, `${PREPARE}-${data.requestId}`, data);
    },
  };
}

/** What the jobs do: prepare one briefing, and those whose job was lost with the queue. */
export function skipLevelBriefingJobs(services: Services): JobHandlers {
  return {
    [PREPARE]: (data) => prepare(services, request.parse(data)),
    [SWEEP]: async () => {
      await settleAll(await briefingsDue(services.readModels), (due) => prepare(services, due));
    },
  };
}

/** Gathers and hands in one briefing. However often it is done for a request, one briefing comes of it: the decider takes the first. */
async function prepare({ dispatch, readModels, clock }: Services, asked: Request): Promise<void> {
  const { meetingId, employeeId, seniorLeaderId, requestId, recipientId } = asked;
  const employee = await personOfBriefing(readModels, employeeId);
  const recipient = await personOfBriefing(readModels, recipientId);
  // Both are in the log before any meeting of theirs: the read model of people is behind, and the job comes again.
  if (!employee || !recipient) throw new Error('The people of this meeting are not known yet');
  const briefing = await gatherBriefing({
    readModels,
    meetingId,
    employeeId,
    seniorLeaderId,
    employee,
    reader: { id: recipientId, role: recipient.role },
    forLeader: recipientId === seniorLeaderId,
    now: clock(),
  });
  await dispatch(
    skipLevelMeeting,
    meetingId,
    { type: 'PrepareBriefing', requestId, briefing },
    { actor: { id: 'system:alex', role: 'system' }, commandId: derivedId('skip-level-briefing', requestId) },
  );
}

/** Keeps looking for briefings that are due. */
export function sweepSkipLevelBriefings(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
