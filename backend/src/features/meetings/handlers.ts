import {
  meetingId,
  meetingSeriesId,
  type MeetingId,
  type MeetingSeriesId,
} from '@annals/contracts/features/meetings/ids';
import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { overlapsOf } from '@annals/projections/features/meetings/overlaps';
import { meetingFor, meetingsFor } from '@annals/projections/features/meetings/queries';
import { reportsTo } from '@annals/projections/features/people/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { carryOut } from './carry-out';
import { meeting } from './decider';
import { historyOf } from './history';
import type { MeetingCommand } from './meeting';
import type { SeriesCommand } from './series';
import { meetingSeries } from './series-decider';

export const meetingHandlers = (services: Services) => {
  const { readModels, log, dispatch, timeZone, clock } = services;
  const to = (id: MeetingId, command: MeetingCommand, origin: CommandOrigin) =>
    dispatch(meeting, id, command, origin);
  /** The answer waits for the 1:1s, so that the next read shows them; what a crash leaves undone is found by the jobs. */
  const toSeries = async (id: MeetingSeriesId, command: SeriesCommand, origin: CommandOrigin) => {
    const decided = await dispatch(meetingSeries, id, command, origin);
    return (await carryOut(services, id)) ?? decided;
  };
  /** The id of a new thing follows from the command's, so that a repeated request makes no second one. */
  const newId = (origin: CommandOrigin) => derivedId(origin.commandId);

  return routeHandlers(meetingRoutes, {
    list: ({ reader, query }) => meetingsFor(readModels, reader, query, clock().toISOString()),
    overlaps: async ({ reader, query }) => {
      const found = await overlapsOf(readModels, reader, query, timeZone);
      if (!found) throw new NotFound('This person');
      return found;
    },
    one: async ({ reader, params }) => {
      const found = await meetingFor(readModels, reader, params.meetingId, clock().toISOString());
      if (!found) throw new NotFound('This meeting');
      return found;
    },
    carryOver: async ({ reader, params, origin }) => {
      const found = await meetingFor(readModels, reader, params.meetingId, clock().toISOString());
      if (!found) throw new NotFound('This meeting');
      const items = (found.lastTime?.agenda ?? []).map(({ id: fromItemId, text }) => ({
        itemId: derivedId(origin.commandId, fromItemId),
        fromItemId,
        text,
      }));
      const fromMeetingId = found.lastTime?.id ?? found.id;
      return to(params.meetingId, { type: 'CarryOverAgenda', fromMeetingId, items }, origin);
    },
    history: async ({ reader, params, query }) => {
      return historyFor({ log, readModels }, meeting, params.meetingId, query, (events, names) =>
        historyOf(events, reader.id, names),
      );
    },
    schedule: async ({ reader, body, origin }) => {
      const id = meetingId.parse(newId(origin));
      const employeeReportsToActor = await reportsTo(readModels, body.employeeId, reader.id);
      return to(id, { type: 'ScheduleMeeting', meetingId: id, employeeReportsToActor, ...body }, origin);
    },
    scheduleSeries: async ({ reader, body, origin }) => {
      const seriesId = meetingSeriesId.parse(newId(origin));
      const employeeReportsToActor = await reportsTo(readModels, body.employeeId, reader.id);
      return toSeries(
        seriesId,
        { type: 'ScheduleSeries', seriesId, employeeReportsToActor, ...body },
        origin,
      );
    },
    changeFollowing: async ({ params, body, origin }) => {
      const { state } = await log.foldStream(meeting, `${meeting.category}-${params.meetingId}`);
      if (state.status === 'none' || !state.series) throw new NotFound('The series of this meeting');
      const { id, number: from } = state.series;
      return toSeries(id, { type: 'ChangeSeries', from, ...body }, origin);
    },
    change: ({ params, body, origin }) => to(params.meetingId, { type: 'ChangeMeeting', ...body }, origin),
    addAgendaItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'AddAgendaItem', itemId: newId(origin), ...body }, origin),
    setAgendaItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'SetAgendaItem', itemId: params.itemId, ...body }, origin),
    agreeActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'AgreeActionItem', itemId: newId(origin), ...body }, origin),
    setActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'SetActionItem', itemId: params.itemId, ...body }, origin),
  });
};
