import { t } from '@annals/contracts/kernel/text';
import {
  meetingWeeks,
  USUAL_WEEKS,
  type MeetingWeek,
} from '@annals/projections/features/insights/inputs/meeting-weeks';
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { figure, type Rule } from '../rule';
import { words } from '../words';
import { MAD_AS_DEVIATION } from '../statistics';

/** How far beyond the usual ups and downs a week has to be, in standard deviations. */
const DEVIATIONS = 3;
const WEEK_MS = 7 * 86_400_000;

/** What set the time of a meeting. */
const SET_TIME = ['MeetingScheduled', 'MeetingRescheduled'] as const;
const SET_SKIP_LEVEL_TIME = ['SkipLevelMeetingScheduled', 'SkipLevelMeetingRescheduled'] as const;

/** A week with far more meetings than the person's own last quarter. */
export const meetingOverload: Rule<'meeting-overload', readonly MeetingWeek[]> = {
  name: 'meeting-overload',
  restDays: 21,
  inputsOf: meetingWeeks,
  judge(weeks, { times, more, fewestWeeks }, now) {
    const usual = weeks.slice(0, USUAL_WEEKS).map(({ meetings }) => meetings);
    const busiest = weeks
      .slice(USUAL_WEEKS)
      .reduce<MeetingWeek | null>(
        (most, week) => (week.meetings > (most?.meetings ?? 0) ? week : most),
        null,
      );
    if (!busiest || usual.filter((count) => count > 0).length < fewestWeeks) return null;
    const middle = median(usual);
    const scatter = MAD_AS_DEVIATION * medianAbsoluteDeviation(usual);
    const limit = Math.max(middle * times, middle + more, middle + DEVIATIONS * scatter);
    // Thresholds such as 1.4 have no exact binary form.
    if (busiest.meetings < limit - 1e-9) return null;
    const thisWeek = Date.parse(busiest.week) <= now.getTime();
    return {
      key: busiest.week,
      insightType: 'action_required',
      title: t(words.overload, { week: thisWeek ? 'this' : 'next', meetings: busiest.meetings }),
      description: t(words.usualWeekHad, { usual: figure(middle) }),
      priority: busiest.meetings >= 2 * limit || middle * 2 * times <= busiest.meetings ? 'high' : 'medium',
      expiresAt: new Date(Date.parse(busiest.week) + WEEK_MS).toISOString(),
      actionPath: '/meetings',
      evidence: [
        {
          label: t(words.meetingsInWeek, { week: busiest.week }),
          value: String(busiest.meetings),
          path: '/meetings',
          restsOn: busiest.held.map(({ kind, id }) =>
            kind === 'meeting'
              ? { stream: `meeting-${id}`, types: SET_TIME, path: `/meetings/${id}` }
              : {
                  stream: `skipLevelMeeting-${id}`,
                  types: SET_SKIP_LEVEL_TIME,
                  path: `/meetings/skip-level/${id}`,
                },
          ),
        },
        { label: t(words.usualWeek), value: figure(middle) },
        { label: t(words.usualScatter), value: `± ${figure(scatter)}` },
        { label: t(words.overloadFrom), value: figure(limit) },
      ],
      chart: {
        kind: 'bar',
        title: t(words.meetingsWhereUsual, { meetings: busiest.meetings, usual: figure(middle) }),
        labelled: t(words.weekOf),
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ meetings }) => meetings),
        label: t(words.meetings),
        compared: { label: t(words.usual), value: middle },
        unit: t(words.meetingsUnit),
      },
      threshold: t(words.overloadThreshold, { times: figure(times), more, weeks: fewestWeeks }),
    };
  },
};
