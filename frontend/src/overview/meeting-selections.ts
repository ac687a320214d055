import type { MeetingView } from '@annals/contracts/meetings/views';

/** The specification's length of the dashboard's lists. */
export const SHOWN_ON_DASHBOARD = 3;

/** The meetings something happened to last: scheduled, moved, held or cancelled. */
export function recentMeetings(meetings: readonly MeetingView[]): readonly MeetingView[] {
  return [...meetings]
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, SHOWN_ON_DASHBOARD);
}

/** The meetings that come next, soonest first; one that is under way still counts. */
export function upcomingMeetings(meetings: readonly MeetingView[], now: number): readonly MeetingView[] {
  return meetings
    .filter(
      ({ status, scheduledAt, duration }) =>
        status === 'scheduled' && Date.parse(scheduledAt) + duration * 60_000 > now,
    )
    .sort((one, other) => one.scheduledAt.localeCompare(other.scheduledAt))
    .slice(0, SHOWN_ON_DASHBOARD);
}

/** Something agreed in a meeting. */
export interface AgreedItem {
  readonly key: string;
  readonly text: string;
  readonly meeting: MeetingView;
}

/** What was agreed in these meetings and is not done, newest meeting first. */
export function agreedItems(meetings: readonly MeetingView[]): readonly AgreedItem[] {
  return meetings.flatMap((meeting) =>
    meeting.actionItems.map((text, index) => ({ key: `${meeting.id}-${index}`, text, meeting })),
  );
}
