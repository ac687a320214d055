import { timelineEntryId, type TimelineEntryId } from '@annals/contracts/features/performance/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { performanceRoutes } from '@annals/contracts/features/performance/routes';
import type { TimelineRow } from '@annals/contracts/features/performance/views';
import type { Reader } from '@annals/projections/engine/scope';
import { timelineAnalyticsFor } from '@annals/projections/features/performance/analytics';
import {
  openGoalsOf,
  timelineEntry as entryRow,
  timelineFor,
  timelineOfColleagues,
} from '@annals/projections/features/performance/queries';
import { isVisibleTo, SEEN_FROM, standingTo } from '@annals/projections/features/performance/visibility';
import { reportsTo } from '@annals/projections/features/people/queries';
import { msg } from '@annals/contracts/kernel/text';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { timelineEntry } from './decider';
import { historyOf } from './history';

export const performanceHandlers = ({ readModels, log, dispatch, clock }: Services) => {
  /** Everyone whom no one is asked for in particular is in the reader's own line. */
  const standing = async (reader: Reader, employeeId: PersonId | undefined) => {
    if (employeeId === undefined) return 'line';
    const found = await standingTo(readModels, reader, employeeId);
    if (found === undefined) throw new NotFound(msg('This person'));
    return found;
  };
  const maySee = async (reader: Reader, row: TimelineRow) =>
    isVisibleTo(reader, await standing(reader, row.employeeId), row);
  const goalNamed = async (reader: Reader, id: TimelineEntryId | undefined) => {
    const row = id && (await entryRow(readModels, id));
    if (!row || !(await maySee(reader, row))) return null;
    const { employeeId, type, withdrawnAt, reachedById } = row;
    return { employeeId, type, isOpen: withdrawnAt === null && reachedById === null };
  };

  return routeHandlers(performanceRoutes, {
    timeline: async ({ reader, query }) =>
      timelineFor(readModels, reader, await standing(reader, query.employeeId), query),
    colleagues: ({ reader, query }) => timelineOfColleagues(readModels, reader, query),
    goals: async ({ reader, query: { employeeId = reader.id } }) =>
      openGoalsOf(readModels, reader, await standing(reader, employeeId), employeeId),
    analytics: async ({ reader, query: { employeeId } }) =>
      timelineAnalyticsFor(
        readModels,
        reader,
        await standing(reader, employeeId),
        employeeId,
        clock().toISOString(),
      ),
    history: async ({ reader, params: { entryId }, query }) => {
      const row = await entryRow(readModels, entryId);
      if (!row) throw new NotFound(msg('This entry'));
      if (!(await maySee(reader, row))) throw new NotFound(msg('This entry'));
      const seen = row.managerId === reader.id ? null : SEEN_FROM[await standing(reader, row.employeeId)];
      return historyFor({ log, readModels }, timelineEntry, entryId, query, (events, names) =>
        historyOf(events, seen, names),
      );
    },
    add: async ({ reader, body, origin }) => {
      const entryId = timelineEntryId.parse(derivedId(origin.commandId));
      return dispatch(
        timelineEntry,
        entryId,
        {
          type: 'AddEntry',
          entryId,
          entry: body,
          employeeReportsToActor: await reportsTo(readModels, body.employeeId, reader.id),
          goal: await goalNamed(reader, body.linkedGoalId),
        },
        origin,
      );
    },
    correct: ({ params, body, origin }) =>
      dispatch(timelineEntry, params.entryId, { type: 'CorrectEntry', correction: body }, origin),
    withdraw: ({ params, body, origin }) =>
      dispatch(timelineEntry, params.entryId, { type: 'WithdrawEntry', ...body }, origin),
  });
};
