import { meetingId, type MeetingId } from '@annals/contracts/features/meetings/ids';
import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { overlapsOf } from '@annals/projections/features/meetings/overlaps';
import { meetingFor, meetingsFor } from '@annals/projections/features/meetings/queries';
import { namesOf, reportsTo } from '@annals/projections/features/people/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { peopleNamedIn } from '../../platform/commands/history';
import { historyPage } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { meeting } from './decider';
import { historyOf } from './history';
import type { MeetingCommand } from './meeting';

export const meetingHandlers = ({ readModels, log, dispatch, timeZone, clock }: Services) => {
  const to = (id: MeetingId, command: MeetingCommand, origin: CommandOrigin) =>
    dispatch(meeting, id, command, origin);
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
      const found = await meetingFor(readModels, reader, params.meetingId);
      if (!found) throw new NotFound('This meeting');
      return found;
    },
    history: async ({ reader, params, query }) => {
      const events = await log.readStream(`${meeting.category}-${params.meetingId}`);
      return historyPage(
        historyOf(events, reader.id, await namesOf(readModels, peopleNamedIn(events))),
        query,
      );
    },
    schedule: async ({ reader, body, origin }) => {
      const id = meetingId.parse(newId(origin));
      const employeeReportsToActor = await reportsTo(readModels, body.employeeId, reader.id);
      return to(id, { type: 'ScheduleMeeting', meetingId: id, employeeReportsToActor, ...body }, origin);
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
