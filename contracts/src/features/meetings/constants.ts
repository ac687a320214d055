/** Minutes a meeting can last, the choices the form offers, and what it starts with. */
export const DURATION = {
  minimum: 15,
  maximum: 240,
  default: 60,
  choices: [15, 30, 45, 60, 90, 120],
} as const;

/** Hours before a 1:1 at which both people are reminded. */
export const REMINDER_LEAD_HOURS = 24;

export const MEETING_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];
