/** Minutes a skip-level meeting can last, the choices the form offers, and what it starts with (the stored default). */
export const SKIP_LEVEL_DURATION = {
  minimum: 15,
  maximum: 240,
  default: 30,
  choices: [15, 30, 45, 60, 90, 120],
} as const;

/** Days before a skip-level meeting at which the employee is reminded. */
export const SKIP_LEVEL_REMINDER_LEAD_DAYS = 7;

/** How often the reminder dialog asks for new reminders. */
export const SKIP_LEVEL_POLL_MS = 60_000;

export const SKIP_LEVEL_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type SkipLevelStatus = (typeof SKIP_LEVEL_STATUSES)[number];

export const SKIP_LEVEL_NOTIFICATION_TYPES = ['one_week_reminder'] as const;

/** The relation of somebody to a leader: a direct report, further below, or not below at all. */
export type Standing = 'direct report' | 'further below' | 'not below';
