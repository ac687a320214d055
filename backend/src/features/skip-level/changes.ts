import type { ChangeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import {
  EmployeeFeedbackGiven,
  FollowUpNotesTaken,
  LeaderNotesTaken,
  SkipLevelMeetingCancelled,
  SkipLevelMeetingCompleted,
  SkipLevelMeetingRescheduled,
  type NewSkipLevelEvent,
} from '@annals/contracts/features/skip-level/events';
import type { Actor } from '../../platform/commands/decider';
import {
  FeedbackBeforeMeeting,
  NextMeetingInThePast,
  OnlyTheEmployee,
  OnlyTheLeader,
  SkipLevelMeetingCompletedAlready,
} from './errors';
import { isPast } from '../conversations/rules';
import { refuseBeforeStart, refusePast } from './guards';
import type { ExistingSkipLevelMeeting } from './skip-level-meeting';

/**
 * What a change asked for by one of the two leads to. All of it is allowed or nothing happens.
 * @throws DomainError named after what is wrong
 */
export function changesOf(
  meeting: ExistingSkipLevelMeeting,
  command: ChangeSkipLevel,
  actor: Actor,
  now: string,
): readonly NewSkipLevelEvent[] {
  return [
    ...moved(meeting, command, actor, now),
    ...wordsTaken(meeting, command, actor, now),
    ...ended(meeting, command, actor, now),
  ];
}

type Change = (
  meeting: ExistingSkipLevelMeeting,
  command: ChangeSkipLevel,
  actor: Actor,
  now: string,
) => readonly NewSkipLevelEvent[];

const moved: Change = (meeting, command, actor, now) => {
  const { scheduledAt = meeting.scheduledAt, duration = meeting.duration, reason } = command;
  const atAnotherTime = scheduledAt !== meeting.scheduledAt;
  if (!atAnotherTime && duration === meeting.duration) return [];
  refuseOthersAndPast(meeting, actor);
  if (atAnotherTime) refusePast(scheduledAt, now);
  const { meetingId, employeeId, seniorLeaderId, managerId } = meeting;
  const of = { meetingId, employeeId, seniorLeaderId, managerId };
  return [SkipLevelMeetingRescheduled.of({ ...of, scheduledAt, duration, reason: reason || undefined })];
};

const wordsTaken: Change = (meeting, { followUpNotes, leaderNotes, employeeFeedback }, actor, now) => {
  const { meetingId, employeeId, seniorLeaderId } = meeting;
  const of = { meetingId, employeeId };
  const events: NewSkipLevelEvent[] = [];
  if (followUpNotes !== undefined && followUpNotes !== (meeting.followUpNotes ?? ''))
    events.push(FollowUpNotesTaken.of({ ...of, followUpNotes }));
  if (leaderNotes !== undefined) {
    if (actor.id !== seniorLeaderId) throw new OnlyTheLeader();
    if (leaderNotes !== (meeting.leaderNotes ?? '')) events.push(LeaderNotesTaken.of({ ...of, leaderNotes }));
  }
  if (employeeFeedback !== undefined) {
    if (actor.id !== employeeId) throw new OnlyTheEmployee();
    if (meeting.status === 'scheduled' && meeting.scheduledAt > now) throw new FeedbackBeforeMeeting();
    if (employeeFeedback !== (meeting.employeeFeedback ?? ''))
      events.push(EmployeeFeedbackGiven.of({ ...of, seniorLeaderId, employeeFeedback }));
  }
  return events;
};

const ended: Change = (meeting, command, actor, now) => {
  const { status, nextMeetingScheduled, reason } = command;
  if (status === undefined || status === meeting.status) return [];
  refuseOthersAndPast(meeting, actor);
  const { meetingId, employeeId, seniorLeaderId, managerId } = meeting;
  if (status === 'cancelled') {
    const of = { meetingId, employeeId, seniorLeaderId, managerId };
    return [SkipLevelMeetingCancelled.of({ ...of, reason: reason || undefined })];
  }
  const { scheduledAt: startsAt = meeting.scheduledAt } = command;
  refuseBeforeStart(startsAt, now);
  if (nextMeetingScheduled !== undefined && isPast(nextMeetingScheduled, now))
    throw new NextMeetingInThePast();
  return [SkipLevelMeetingCompleted.of({ meetingId, employeeId, nextMeetingScheduled })];
};

/** Time and outcome are the leader's to set, while the meeting is ahead. */
function refuseOthersAndPast(meeting: ExistingSkipLevelMeeting, actor: Actor): void {
  if (actor.id !== meeting.seniorLeaderId) throw new OnlyTheLeader();
  if (meeting.status === 'completed') throw new SkipLevelMeetingCompletedAlready();
}
