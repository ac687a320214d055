import { skipLevelMeetingId, type SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { skipLevelRoutes } from '@annals/contracts/features/skip-level/routes';
import { msg } from '@annals/contracts/kernel/text';
import { isSwitchedOn } from '@annals/projections/features/language-model/switch';
import { skipLevelCandidates, standingOf } from '@annals/projections/features/skip-level/people';
import { skipLevelMeetingFor, skipLevelMeetingsFor } from '@annals/projections/features/skip-level/queries';
import { skipLevelRemindersOf } from '@annals/projections/features/skip-level/reminders';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { skipLevelMeeting } from './decider';
import { toldBriefing } from './briefing/told';
import { NotBelow } from './errors';
import { historyOf } from './history';
import type { SkipLevelCommand } from './skip-level-meeting';

export const skipLevelHandlers = ({ readModels, log, dispatch, clock, languageModel }: Services) => {
  const to = (id: SkipLevelMeetingId, command: SkipLevelCommand, origin: CommandOrigin) =>
    dispatch(skipLevelMeeting, id, command, origin);
  /** The id of a new thing follows from the command's, so that a repeated request makes no second one. */
  const newId = (origin: CommandOrigin) => derivedId(origin.commandId);
  const now = () => clock().toISOString();

  return routeHandlers(skipLevelRoutes, {
    listReminders: ({ reader }) => skipLevelRemindersOf(readModels, reader.id, now()),
    list: ({ reader, query }) => skipLevelMeetingsFor(readModels, reader, query),
    listCandidates: ({ reader, query }) => skipLevelCandidates(readModels, reader.id, query),
    one: async ({ reader, params }) => {
      const shows = await isSwitchedOn(readModels, languageModel);
      const found = await skipLevelMeetingFor(readModels, reader, params.meetingId, now(), shows);
      if (!found) throw new NotFound(msg('This meeting'));
      return { ...found, briefingData: found.briefingData && toldBriefing(found.briefingData) };
    },
    history: async ({ reader, params, query }) => {
      return historyFor({ log, readModels }, skipLevelMeeting, params.meetingId, query, (events, names) =>
        historyOf(events, reader.id, names),
      );
    },
    schedule: async ({ reader, body, origin }) => {
      const meetingId = skipLevelMeetingId.parse(newId(origin));
      const found = await standingOf(readModels, body.employeeId, reader.id);
      if (!found) throw new NotBelow();
      return to(meetingId, { type: 'ScheduleSkipLevelMeeting', meetingId, ...found, ...body }, origin);
    },
    change: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'ChangeSkipLevelMeeting', ...body }, origin),
    prepare: ({ params, origin }) =>
      to(params.meetingId, { type: 'RequestBriefing', requestId: newId(origin) }, origin),
    agreeActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'AgreeActionItem', itemId: newId(origin), ...body }, origin),
    setActionItem: ({ params, body, origin }) =>
      to(params.meetingId, { type: 'SetActionItem', itemId: params.itemId, ...body }, origin),
  });
};
