import {
  unpreparedSkipLevels,
  type UnpreparedSkipLevel,
} from '@annals/projections/features/insights/inputs/skip-level';
import { counted, firstOf, keyOfSet, type Rule } from '../rule';

const DAY_MS = 86_400_000;

/** Skip-level meetings that come soon and for which the leader has no briefing. */
export const unpreparedSkipLevel: Rule<'unprepared-skip-level', readonly UnpreparedSkipLevel[]> = {
  name: 'unprepared-skip-level',
  restDays: null,
  inputsOf: unpreparedSkipLevels,
  judge(meetings, { days }, now) {
    const until = now.getTime() + days * DAY_MS;
    const soon = meetings.filter(({ scheduledAt }) => {
      const at = Date.parse(scheduledAt);
      return at > now.getTime() && at <= until;
    });
    const [first] = soon;
    const last = soon.at(-1);
    if (!first || !last) return null;
    const many = soon.length > 1;
    const pathOf = ({ id }: UnpreparedSkipLevel) => `/meetings/skip-level/${id}`;
    return {
      key: keyOfSet(soon.map(({ id, scheduledAt }) => `${id}/${scheduledAt}`)),
      insightType: 'action_required',
      title: many
        ? `${String(soon.length)} skip-level meetings are near, without a briefing`
        : 'A skip-level meeting is near, without a briefing',
      description: `ALEX gathers highlights, open action items and questions to ask in a minute; the meeting is the better for it.`,
      priority: 'medium',
      expiresAt: last.scheduledAt,
      actionPath: pathOf(first),
      evidence: firstOf(
        soon,
        (meeting) => ({
          label: 'Skip-level meeting',
          value: `on ${meeting.scheduledAt.slice(0, 10)}, no briefing`,
          path: pathOf(meeting),
          restsOn: [
            {
              stream: `skipLevelMeeting-${meeting.id}`,
              types: ['SkipLevelMeetingScheduled', 'SkipLevelMeetingRescheduled'],
              path: pathOf(meeting),
            },
          ],
          aboutId: meeting.employeeId,
        }),
        { label: 'Others', path: '/meetings' },
      ),
      threshold: `begins within ${counted(days, 'day')}, no briefing prepared`,
    };
  },
};
