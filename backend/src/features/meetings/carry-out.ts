import { SERIES_ACTOR } from '@annals/contracts/features/meetings/constants';
import type { MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import { meetingId, meetingSeriesId, type MeetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { seriesDue } from '@annals/projections/features/meetings/series-queries';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { z } from 'zod';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { meeting } from './decider';
import { meetingSeries } from './series-decider';

const CARRY_OUT = 'carry-out-meeting-series';
const SWEEP = 'sweep-meeting-series';
const SWEEP_EVERY_MS = 60_000;

const due = z.object({ seriesId: meetingSeriesId });

/**
 * Does to each 1:1 of a series what was decided for the series. However often it is done, and however many do it, it happens once: the ids
 * of meetings and commands follow from the series and the decision.
 * @returns the answer of the last command; undefined when nothing was left to do
 */
export async function carryOut(
  { log, dispatch, dispatchMany }: Pick<Services, 'log' | 'dispatch' | 'dispatchMany'>,
  seriesId: MeetingSeriesId,
): Promise<CommandAnswer | undefined> {
  const { state } = await log.foldStream(meetingSeries, `${meetingSeries.category}-${seriesId}`);
  if (state.status === 'none') return undefined;
  const originOf = (...parts: readonly (string | number)[]) => ({
    actor: { id: SERIES_ACTOR, role: 'system' } as const,
    commandId: derivedId('meeting-series', seriesId, ...parts.map(String)),
  });
  for (const { decision, from, commands } of state.steps)
    await dispatchMany(
      meeting,
      commands.map((command, index) => {
        const id = meetingId.parse(derivedId('meeting-of-series', seriesId, String(from + index)));
        return { id, command: { ...command, meetingId: id }, origin: originOf(decision, from + index) };
      }),
    );
  const decisions = state.steps.at(-1)?.decision;
  if (decisions === undefined) return undefined;
  const note = { type: 'NoteCarriedOut', decisions } as const;
  return dispatch(meetingSeries, seriesId, note, originOf('carried-out', decisions));
}

/** Whatever is decided for a series is done to its 1:1s. */
export function seriesPolicy(queue: JobQueue): Policy {
  return {
    name: 'meeting-series',
    react: async (event) => {
      const { type, data, id } = event as MeetingSeriesEvent;
      if (!type.startsWith('MeetingSeries') || type === 'MeetingSeriesCarriedOut') return;
      await queue.add(CARRY_OUT, `${CARRY_OUT}-${id}`, { seriesId: data.seriesId });
    },
  };
}

/** What the jobs do: carry out one series, and those whose job was lost with the queue. */
export function seriesJobs(services: Services): JobHandlers {
  return {
    [CARRY_OUT]: async (data) => {
      await carryOut(services, due.parse(data).seriesId);
    },
    [SWEEP]: async () => {
      await settleAll(await seriesDue(services.readModels), (id) => carryOut(services, id));
    },
  };
}

/** Keeps looking for what was decided and not done. */
export function sweepSeries(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
