import { checkInId } from '@annals/contracts/kernel/ids';
import { wellbeingRoutes } from '@annals/contracts/wellbeing/routes';
import { weekOf } from '@annals/contracts/wellbeing/weeks';
import { managerOf, namesOf } from '@annals/projections/people/queries';
import { alertsOf, isAlertOf } from '@annals/projections/wellbeing/alerts';
import { announcements } from '@annals/projections/wellbeing/announcements';
import { teamStats, wellbeingByWeek } from '@annals/projections/wellbeing/figures';
import { pulsesOf } from '@annals/projections/wellbeing/pulses';
import { checkInsFor } from '@annals/projections/wellbeing/queries';
import { derivedId } from '../kernel/derived-id';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { peopleNamedIn } from '../kernel/history';
import { stateOf } from '../kernel/state-of';
import type { Services } from '../services';
import { alertHistoryOf } from './alert-history';
import { announcementOf, pulseAnnouncement } from './announcement';
import { checkIn } from './check-in';
import { managerAlert } from './manager-alert';

export const wellbeingDoors = ({ readModels, log, dispatch, clock }: Services) =>
  doors(wellbeingRoutes, {
    list: ({ reader, query }) => checkInsFor(readModels, reader, clock(), query),
    teamStats: ({ reader }) => teamStats(readModels, reader, clock()),
    weeks: ({ reader, query }) => wellbeingByWeek(readModels, reader, clock(), query.weeks),
    pulses: ({ reader, query }) => pulsesOf(readModels, reader.id, query),
    alerts: ({ reader, query }) => alertsOf(readModels, reader.id, query),
    alertHistory: async ({ reader, params: { alertId } }) => {
      if (!(await isAlertOf(readModels, reader.id, alertId))) throw new NotFound('This alert');
      const events = await log.readStream(`${managerAlert.category}-${alertId}`);
      return alertHistoryOf(events, await namesOf(readModels, peopleNamedIn(events)));
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
