import { t } from '@annals/contracts/kernel/text';
import {
  unpreparedSkipLevels,
  type UnpreparedSkipLevel,
} from '@annals/projections/features/insights/inputs/skip-level';
import { firstOf, keyOfSet, type Rule } from '../rule';
import { words } from '../words';

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
    const pathOf = ({ id }: UnpreparedSkipLevel) => `/meetings/skip-level/${id}`;
    return {
      key: keyOfSet(soon.map(({ id, scheduledAt }) => `${id}/${scheduledAt}`)),
      insightType: 'action_required',
      title: t(words.skipLevelsNear, { count: soon.length }),
      description: t(words.alexGathers),
      priority: 'medium',
      expiresAt: last.scheduledAt,
      actionPath: pathOf(first),
      evidence: firstOf(
        soon,
        (meeting) => ({
          label: t(words.skipLevelMeeting),
          value: t(words.onDayNoBriefing, { day: meeting.scheduledAt.slice(0, 10) }),
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
        { label: t(words.others), path: '/meetings' },
      ),
      threshold: t(words.beginsWithin, { days }),
    };
  },
};
