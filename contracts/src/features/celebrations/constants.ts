/** What is celebrated automatically; each can be switched off by the person it is about. */
export const CELEBRATIONS = ['work_anniversary', 'tier_reached'] as const;
export type Celebration = (typeof CELEBRATIONS)[number];

/** From when on, on the clocks of the person's time zone, their day is told of. */
export const CELEBRATED_FROM = '08:00';

/** For how many days something that was missed, because nothing ran, is still told of. */
export const CELEBRATED_DAYS = 3;
