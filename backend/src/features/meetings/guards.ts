import { MeetingInThePast, MeetingNotBegun } from './errors';

/** A form may be filled in for a while, and clocks differ: this much of the past, or of the future, is still accepted as now. */
const GRACE_MS = 60_000;

/** What has not begun has not taken place. @throws MeetingNotBegun */
export function refuseBeforeStart(scheduledAt: string, now: string): void {
  if (Date.parse(scheduledAt) > Date.parse(now) + GRACE_MS) throw new MeetingNotBegun();
}

/** @throws MeetingInThePast */
export function refusePast(scheduledAt: string, now: string): void {
  if (Date.parse(scheduledAt) < Date.parse(now) - GRACE_MS) throw new MeetingInThePast();
}
