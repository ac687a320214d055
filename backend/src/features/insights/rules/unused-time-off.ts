import { vacationLeft, type VacationInput } from '@annals/projections/features/insights/inputs/time-off';
import { counted, figure, type Rule } from '../rule';

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
      title: `${figure(lapsing)} days of your vacation lapse at the end of ${String(year)}`,
      description: `You have ${figure(remaining)} days left and ${figure(carriedOver)} of them can go into ${String(year + 1)}. The rest is gone if you do not take it.`,
      priority: left <= weeks / 2 ? 'medium' : 'low',
      expiresAt: new Date(yearEnds).toISOString(),
      actionPath: '/time-off',
      evidence: [
        {
          label: `Vacation left in ${String(year)}`,
          value: `${figure(remaining)} days`,
          path: '/time-off',
          restsOn: booked.map(({ id, madeAt }) => ({
            stream: `timeOff-${recipient}`,
            types: ['TimeOffRequested', 'TimeOffApproved'],
            path: `/time-off?history=${id}`,
            at: madeAt,
          })),
        },
        { label: `Carried over into ${String(year + 1)}, at most`, value: `${figure(carriedOver)} days` },
        ...(pending > 0
          ? [{ label: 'Asked for and counted as taken', value: `${figure(pending)} days` }]
          : []),
        { label: 'Until the end of the year', value: counted(Math.floor(left), 'week') },
      ],
      threshold: `${counted(days, 'day')} or more would lapse, within ${counted(weeks, 'week')} of the end of the year`,
    };
  },
};
