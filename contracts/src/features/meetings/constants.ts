import { translated } from '../../kernel/text';
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

/** The weeks between two 1:1s of a series, and how each reads. */
export const RHYTHMS = [1, 2, 4] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const RHYTHM_WORDS: Readonly<Record<Rhythm, string>> = translated({
  1: 'every week',
  2: 'every two weeks',
  4: 'every four weeks',
});

/** How many 1:1s a series has. */
export const SERIES_LENGTH = { fewest: 2, most: 26, default: 10 } as const;

/** What schedules, moves and cancels the 1:1s of a series; people are told of the series instead. */
export const SERIES_ACTOR = 'system:meeting-series';
