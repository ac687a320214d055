import { DURATION, MEETING_STATUSES } from '../meetings/constants';

/** As for every meeting of two, but it starts with less (the stored default). */
export const SKIP_LEVEL_DURATION = { ...DURATION, default: 30 } as const;

/** Days before a skip-level meeting at which the employee is reminded. */
export const SKIP_LEVEL_REMINDER_LEAD_DAYS = 7;

/** How often the reminder dialog asks for new reminders. */
export const SKIP_LEVEL_POLL_MS = 60_000;

export const SKIP_LEVEL_STATUSES = MEETING_STATUSES;

export const SKIP_LEVEL_NOTIFICATION_TYPES = ['one_week_reminder'] as const;

/** The relation of somebody to a leader: a direct report, further below, or not below at all. */
export type Standing = 'direct report' | 'further below' | 'not below';
