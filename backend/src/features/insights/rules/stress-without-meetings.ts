import { stressWithoutMeetings, type StressInput } from '@annals/projections/features/insights/inputs/stress';
import { median } from 'simple-statistics';
import { counted, daysSince, figure, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';

const WEEK_MS = 7 * 86_400_000;
const RECENT_WEEKS = 4;

/** Stress that lasts, and nobody who has talked about it for long. The score is the better the higher: a low one is much stress. */
export const stressWithoutMeetingsRule: Rule<'stress-without-meetings', StressInput> = {
  name: 'stress-without-meetings',
  restDays: null,
  inputsOf: stressWithoutMeetings,
  judge({ about, weeks, without }, { below, days, fewestWeeks }, now, recipient) {
    const recent = weeks.filter(
      ({ week }) => Date.parse(week) > now.getTime() - (RECENT_WEEKS + 1) * WEEK_MS,
    );
    const long = without.filter(({ lastMetAt }) => lastMetAt === null || daysSince(lastMetAt, now) >= days);
    const [first] = long;
    if (recent.length < fewestWeeks || !first) return null;
    const middle = median(recent.map(({ stress }) => stress));
    if (middle >= below) return null;
    const own = about === 'self';
    const since = ({ lastMetAt }: StressInput['without'][number]) =>
      lastMetAt === null ? 'no 1:1 so far' : `last 1:1 ${counted(daysSince(lastMetAt, now), 'day')} ago`;
    return {
      key: keyOfSet(long.map(({ employeeId }) => employeeId)),
      insightType: own ? 'recommendation' : 'action_required',
      title: own
        ? 'Weeks of stress, and no 1:1 to talk about it'
        : `Your team is stressed, and ${long.length > 1 ? `${String(long.length)} people have` : 'somebody has'} had no 1:1 for long`,
      description: own
        ? 'Ask your manager for a 1:1: what weighs on you cannot be seen from outside.'
        : 'The answers say that the team as a whole is stressed, not who is. A 1:1 with those you have not talked to for longest is the place to find out.',
      priority: own ? 'medium' : 'high',
      expiresAt: shownUntil(now),
      actionPath: own ? '/meetings' : `/meetings?schedule=${first.employeeId}`,
      ...(own ? {} : { targetTeamId: recipient }),
      evidence: [
        {
          label: `Stress score, median of ${counted(recent.length, 'week')} (10: not stressed)`,
          value: `${figure(middle)} of 10`,
          path: '/wellbeing',
        },
        ...firstOf(
          long,
          (person) => ({
            label: own ? 'With your manager' : '1:1s with you',
            value: since(person),
            ...(person.lastMeetingId !== null && {
              restsOn: [
                {
                  stream: `meeting-${person.lastMeetingId}`,
                  types: ['MeetingCompleted'] as const,
                  path: `/meetings/${person.lastMeetingId}`,
                },
              ],
            }),
            path: own ? '/meetings' : `/meetings?schedule=${person.employeeId}`,
            ...(own ? {} : { aboutId: person.employeeId }),
          }),
          { label: 'Others without a 1:1', path: '/team' },
        ),
      ],
      chart: {
        kind: 'line',
        title: `A median of ${figure(middle)} of 10 in the last weeks`,
        labelled: 'Week of',
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ stress }) => Math.round(stress * 10) / 10),
        label: own ? 'Your stress score' : 'The team’s stress score',
        compared: { label: 'Below this it speaks', value: below },
        unit: 'of 10',
        range: { min: 0, max: 10 },
      },
      threshold: `a stress score below ${figure(below)} in at least ${counted(fewestWeeks, 'week')} of the last four, and no 1:1 for ${counted(days, 'day')} or more`,
    };
  },
};
