import { t } from '@annals/contracts/kernel/text';
import { vacationLeft, type VacationInput } from '@annals/projections/features/insights/inputs/time-off';
import { figure, type Rule } from '../rule';
import { words } from '../words';

const WEEK_MS = 7 * 86_400_000;

/** Vacation that lapses with the year, to the person whose it is. */
export const unusedTimeOff: Rule<'unused-time-off', VacationInput> = {
  name: 'unused-time-off',
  restDays: null,
  inputsOf: vacationLeft,
  judge({ year, remaining, carriedOver, pending, booked }, { days, weeks }, now, recipient) {
    const yearEnds = Date.UTC(year + 1, 0, 1);
    const left = (yearEnds - now.getTime()) / WEEK_MS;
    const lapsing = Math.max(0, remaining - carriedOver);
    if (left <= 0 || left > weeks || lapsing < days) return null;
    return {
      key: `${String(year)}/${figure(lapsing)}`,
      insightType: 'recommendation',
      title: t(words.vacationLapses, { days: figure(lapsing), year: String(year) }),
      description: t(words.daysLeft, {
        remaining: figure(remaining),
        carriedOver: figure(carriedOver),
        year: String(year + 1),
      }),
      priority: left <= weeks / 2 ? 'medium' : 'low',
      expiresAt: new Date(yearEnds).toISOString(),
      actionPath: '/time-off',
      evidence: [
        {
          label: t(words.vacationLeft, { year: String(year) }),
          value: t(words.days, { days: figure(remaining) }),
          path: '/time-off',
          restsOn: booked.map(({ id, madeAt }) => ({
            stream: `timeOff-${recipient}`,
            types: ['TimeOffRequested', 'TimeOffApproved'],
            path: `/time-off?history=${id}`,
            at: madeAt,
          })),
        },
        {
          label: t(words.carriedOver, { year: String(year + 1) }),
          value: t(words.days, { days: figure(carriedOver) }),
        },
        ...(pending > 0
          ? [{ label: t(words.askedFor), value: t(words.days, { days: figure(pending) }) }]
          : []),
        { label: t(words.untilYearEnds), value: t(words.weeks, { weeks: Math.floor(left) }) },
      ],
      threshold: t(words.lapseThreshold, { days, weeks }),
    };
  },
};
