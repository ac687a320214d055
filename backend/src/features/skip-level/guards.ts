import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { MeetingInThePast, SkipLevelMeetingNotBegun, SkipLevelMeetingCancelledAlready } from './errors';
import type { ExistingSkipLevelMeeting, SkipLevelState } from './skip-level-meeting';

/** A form may be filled in for a while: this much of the past is still accepted as now. */
const GRACE_MS = 60_000;

/** The meeting, if the actor is one of its two people. @throws NotFound: anyone else does not learn that it exists */
export function heldBy(actor: Actor, state: SkipLevelState): ExistingSkipLevelMeeting {
  if (state.status === 'none') throw new NotFound('This meeting');
  if (actor.id !== state.seniorLeaderId && actor.id !== state.employeeId) throw new NotFound('This meeting');
  return state;
}

/** @throws SkipLevelMeetingCancelledAlready */
export function notCancelled(meeting: ExistingSkipLevelMeeting): ExistingSkipLevelMeeting {
  if (meeting.status === 'cancelled') throw new SkipLevelMeetingCancelledAlready();
  return meeting;
}

/** Whether a moment lies before now, beyond what a slow form explains. */
export function isPast(moment: string, now: string): boolean {
  return Date.parse(moment) < Date.parse(now) - GRACE_MS;
}

/** @throws MeetingInThePast */
export function refusePast(scheduledAt: string, now: string): void {
  if (isPast(scheduledAt, now)) throw new MeetingInThePast();
}

/** What has not begun has not taken place; the clocks of two machines may differ. @throws SkipLevelMeetingNotBegun */
export function refuseBeforeStart(scheduledAt: string, now: string): void {
  if (Date.parse(scheduledAt) > Date.parse(now) + GRACE_MS) throw new SkipLevelMeetingNotBegun();
}
