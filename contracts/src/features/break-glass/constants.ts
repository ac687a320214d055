/** How long a sealed password opens the account after it was used for the first time: an outage may last longer than a session. */
export const OPEN_HOURS = 24;
/** A session of a break-glass account ends after so many minutes, and sooner without a request. */
export const SESSION_MINUTES = 60;
export const IDLE_MINUTES = 15;

/** The two halves of a sealed password, each shown once and to one administrator alone. */
export const HALVES = ['first', 'second'] as const;
export type Half = (typeof HALVES)[number];

/** Characters of a half, without the dashes between its groups. */
export const HALF_LENGTH = 25;

/** What becomes of an account: it is asked for, each of two takes a half, it is sealed, open, to be reviewed, and sealed again. */
export const BREAK_GLASS_STATES = [
  'requested',
  'halves',
  'sealed',
  'open',
  'to-review',
  'to-seal',
  'retired',
] as const;
export type BreakGlassState = (typeof BREAK_GLASS_STATES)[number];
