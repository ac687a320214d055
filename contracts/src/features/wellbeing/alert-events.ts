import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { managerAlertId } from './ids';
import { personId } from '../../kernel/ids';
import { ALERT_KINDS } from './risk';

const ofAlert = { alertId: managerAlertId, managerId: personId };
const category = 'managerAlert';

/**
 * ALEX told a manager of a risk in their team. It rests on the weeks the manager sees anyway, whole and of at least three people each;
 * nothing in it is of one person.
 */
export const ManagerAlerted = event('ManagerAlerted', 1, {
  category,
  description: 'ALEX told a manager that the pulse checks of their team as a whole point to a high risk.',
  data: {
    ...ofAlert,
    kind: z.enum(ALERT_KINDS),
    /** The Monday of the newest week it rests on. */
    week: z.iso.date(),
    /** The Mondays of all the weeks it rests on, oldest first. */
    weeks: z.array(z.iso.date()),
    /** The median of the newest weeks, from 1 to 10; lower is worse. */
    median: z.number(),
    /** Points a week; null when there are too few weeks to say. */
    slope: z.number().nullable(),
    method: z.strictObject({ name: z.string(), version: z.number().int() }),
  },
});

export const ManagerAlertAcknowledged = event('ManagerAlertAcknowledged', 1, {
  category,
  description: 'A manager acknowledged an alert about their team.',
  data: ofAlert,
});

export const ManagerAlertFollowedUp = event('ManagerAlertFollowedUp', 1, {
  category,
  about: 'managerId',
  description: 'A manager wrote down what they did about an alert.',
  data: { ...ofAlert, followUp: personal(z.string()) },
});

export const managerAlertEvents = [ManagerAlerted, ManagerAlertAcknowledged, ManagerAlertFollowedUp] as const;
export type ManagerAlertEvent = EventOf<(typeof managerAlertEvents)[number]>;
export type NewManagerAlertEvent = NewEventOf<(typeof managerAlertEvents)[number]>;
