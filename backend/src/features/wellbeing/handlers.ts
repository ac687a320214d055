import { msg } from '@annals/contracts/kernel/text';
import { checkInId } from '@annals/contracts/features/wellbeing/ids';
import { wellbeingRoutes } from '@annals/contracts/features/wellbeing/routes';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { managerOf } from '@annals/projections/features/people/queries';
import { alertsOf, isAlertOf } from '@annals/projections/features/wellbeing/alerts';
import { announcements } from '@annals/projections/features/wellbeing/announcements';
import { teamStats, wellbeingByWeek } from '@annals/projections/features/wellbeing/figures';
import { pulsesOf } from '@annals/projections/features/wellbeing/pulses';
import { checkInsFor } from '@annals/projections/features/wellbeing/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { alertHistoryOf } from './alert-history';
import { announcementOf, pulseAnnouncement } from './announcement-decider';
import { checkIn } from './check-in-decider';
import { managerAlert } from './manager-alert-decider';

export const wellbeingHandlers = ({ readModels, log, dispatch, clock, keyedId }: Services) =>
  routeHandlers(wellbeingRoutes, {
    list: ({ reader, query }) => checkInsFor(readModels, reader, clock(), query, keyedId),
    teamStats: ({ reader }) => teamStats(readModels, reader, clock()),
    weeks: ({ reader, query }) => wellbeingByWeek(readModels, reader, clock(), query.weeks),
    pulses: ({ reader, query }) => pulsesOf(readModels, reader.id, query),
    alerts: ({ reader, query }) => alertsOf(readModels, reader.id, query),
    alertHistory: async ({ reader, params: { alertId }, query }) => {
      if (!(await isAlertOf(readModels, reader.id, alertId))) throw new NotFound(msg('This alert'));
      return historyFor({ log, readModels }, managerAlert, alertId, query, alertHistoryOf);
    },
    acknowledgeAlert: ({ params: { alertId }, origin }) =>
      dispatch(managerAlert, alertId, { type: 'AcknowledgeAlert' }, origin),
    followUpAlert: ({ params: { alertId }, body, origin }) =>
      dispatch(managerAlert, alertId, { type: 'FollowUpAlert', followUp: body.followUp }, origin),
    announcements: () => announcements(readModels, clock()),
    announce: ({ body: { week, reason }, origin }) => {
      const announcementId = announcementOf(week);
      const command = { type: 'AnnouncePulse' as const, announcementId, week };
      return dispatch(pulseAnnouncement, announcementId, command, { ...origin, reason });
    },
    withdrawAnnouncement: ({ params: { announcementId }, origin }) =>
      dispatch(pulseAnnouncement, announcementId, { type: 'WithdrawPulse' }, origin),
    submit: async ({ reader, body, origin }) => {
      const id = checkInId.parse(derivedId(origin.commandId));
      const managerId = await managerOf(readModels, reader.id);
      // From the log itself: nobody answers under an announcement they were not shown, however far the read models are.
      const announcementId = announcementOf(weekOf(clock().toISOString()));
      const announced = await stateOf(log, pulseAnnouncement, announcementId);
      const attributedBy = announced.status === 'announced' ? announcementId : undefined;
      const command = {
        type: 'SubmitCheckIn' as const,
        checkInId: id,
        employeeId: reader.id,
        managerId,
        announced: attributedBy,
      };
      return dispatch(checkIn, id, { ...command, ...body }, origin);
    },
  });
