import { t } from '@annals/contracts/kernel/text';
import { stressWithoutMeetings, type StressInput } from '@annals/projections/features/insights/inputs/stress';
import { median } from 'simple-statistics';
import { daysSince, figure, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';
import { words } from '../words';

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
      lastMetAt === null
        ? t(words.noMeetingSoFar)
        : t(words.lastMeeting, { days: daysSince(lastMetAt, now) });
    return {
      key: keyOfSet(long.map(({ employeeId }) => employeeId)),
      insightType: own ? 'recommendation' : 'action_required',
      title: own ? t(words.weeksOfStress) : t(words.teamStressed, { count: long.length }),
      description: t(own ? words.askForMeeting : words.teamAsWhole),
      priority: own ? 'medium' : 'high',
      expiresAt: shownUntil(now),
      actionPath: own ? '/meetings' : `/meetings?schedule=${first.employeeId}`,
      ...(own ? {} : { targetTeamId: recipient }),
      evidence: [
        {
          label: t(words.stressScore, { weeks: recent.length }),
          value: t(words.figureOfTen, { middle: figure(middle) }),
          path: '/wellbeing',
        },
        ...firstOf(
          long,
          (person) => ({
            label: t(own ? words.withManager : words.meetingsWithYou),
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
          { label: t(words.othersWithoutMeeting), path: '/team' },
        ),
      ],
      chart: {
        kind: 'line',
        title: t(words.medianInWeeks, { middle: figure(middle) }),
        labelled: t(words.weekOf),
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ stress }) => Math.round(stress * 10) / 10),
        label: t(own ? words.ownStress : words.teamStress),
        compared: { label: t(words.belowThis), value: below },
        unit: t(words.ofTen),
        range: { min: 0, max: 10 },
      },
      threshold: t(words.stressThreshold, { below: figure(below), weeks: fewestWeeks, days }),
    };
  },
};
