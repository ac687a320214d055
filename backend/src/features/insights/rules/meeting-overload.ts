import {
  meetingWeeks,
  USUAL_WEEKS,
  type MeetingWeek,
} from '@annals/projections/features/insights/inputs/meeting-weeks';
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { counted, figure, type Rule } from '../rule';
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
      title: `Meeting overload ${thisWeek ? 'this week' : 'next week'}: ${counted(busiest.meetings, 'meeting')}`,
      description: `Your usual week of the last quarter had ${figure(middle)}. Look at what can be shorter, later or left out.`,
      priority: busiest.meetings >= 2 * limit || middle * 2 * times <= busiest.meetings ? 'high' : 'medium',
      expiresAt: new Date(Date.parse(busiest.week) + WEEK_MS).toISOString(),
      actionPath: '/meetings',
      evidence: [
        {
          label: `Meetings in the week of ${busiest.week}`,
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
        { label: 'Usual week (median of the 12 weeks before)', value: figure(middle) },
        { label: 'Usual scatter (median absolute deviation)', value: `± ${figure(scatter)}` },
        { label: 'From here on it is overload', value: figure(limit) },
      ],
      chart: {
        kind: 'bar',
        title: `${counted(busiest.meetings, 'meeting')} where ${figure(middle)} are usual`,
        labelled: 'Week of',
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ meetings }) => meetings),
        label: 'Meetings',
        compared: { label: 'Usual', value: middle },
        unit: 'meetings',
      },
      threshold: `${figure(times)} times the usual week, ${String(more)} more than it, and three standard deviations above it; at least ${counted(fewestWeeks, 'week')} with meetings before`,
    };
  },
};
