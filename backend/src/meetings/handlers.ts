import { meetingId, type MeetingId } from '@annals/contracts/kernel/ids';
import { meetingRoutes } from '@annals/contracts/meetings/routes';
import { meetingFor, meetingsFor } from '@annals/projections/meetings/queries';
import { namesOf, reportsTo } from '@annals/projections/people/queries';
import { derivedId } from '../kernel/derived-id';
import type { CommandOrigin } from '../kernel/dispatch';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { peopleNamedIn } from '../kernel/history';
import type { Services } from '../services';
import { meeting } from './decider';
import { historyOf } from './history';
import type { MeetingCommand } from './meeting';

export const meetingDoors = ({ readModels, log, dispatch }: Services) => {
  const to = (id: MeetingId, command: MeetingCommand, origin: CommandOrigin) =>
    dispatch(meeting, id, command, origin);
  /** The id of a new thing follows from the command's, so that a repeated request makes no second one. */
  const newId = (origin: CommandOrigin) => derivedId(origin.commandId);

  return doors(meetingRoutes, {
    list: ({ reader, query }) => meetingsFor(readModels, reader, query),
    one: async ({ reader, params }) => {
      const found = await meetingFor(readModels, reader, params.meetingId);
      if (!found) throw new NotFound('This meeting');
      return found;
    },
    history: async ({ reader, params }) => {
      const events = await log.readStream(`${meeting.category}-${params.meetingId}`);
      return historyOf(events, reader.id, await namesOf(readModels, peopleNamedIn(events)));
    },
    schedule: async ({ reader, body, origin }) => {
      const id = meetingId.parse(newId(origin));
      const employeeReportsToActor = await reportsTo(readModels, body.employeeId, reader.id);
      return to(id, { type: 'ScheduleMeeting', meetingId: id, employeeReportsToActor, ...body }, origin);
    },
    change: ({ params, body, origin }) => to(params.meetingId, { type: 'ChangeMeeting', ...body }, origin),
    addAgendaItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'AddAgendaItem', itemId: newId(origin), ...body }, origin),
    discussAgendaItem: ({ params, origin }) =>
      to(params.meetingId, { type: 'DiscussAgendaItem', itemId: params.itemId }, origin),
    agreeActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'AgreeActionItem', itemId: newId(origin), ...body }, origin),
    setActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'SetActionItem', itemId: params.itemId, ...body }, origin),
  });
};
