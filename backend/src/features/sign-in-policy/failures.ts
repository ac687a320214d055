import { FAILURE_WEEKS } from '@annals/contracts/features/sign-in-policy/constants';
import type { FailedSignIns } from '@annals/contracts/features/sign-in-policy/routes';
import { countsSince } from '@annals/projections/features/sign-in-policy/queries';
import type { Services } from '../../platform/services/services';

const DAY_MS = 86_400_000;
const TYPES = { passwords: 'SignInFailed', codes: 'SecondFactorFailed' } as const;

/** The series of failures of the last weeks, the oldest week first; weeks begin on Monday, in UTC as the days of the log. */
export async function failedSignIns({
  readModels,
  clock,
}: Pick<Services, 'readModels' | 'clock'>): Promise<FailedSignIns[]> {
  const thisWeek = mondayOf(clock().getTime());
  const weeks = Array.from({ length: FAILURE_WEEKS }, (_, index) =>
    dayOf(thisWeek - (FAILURE_WEEKS - 1 - index) * 7 * DAY_MS),
  );
  const counts = await countsSince(readModels, Object.values(TYPES), weeks[0] ?? '');
  const sumOf = (week: string, wanted: string) =>
    counts
      .filter(({ day, type }) => type === wanted && dayOf(mondayOf(Date.parse(day))) === week)
      .reduce((sum, { count }) => sum + count, 0);
  return weeks.map((week) => ({
    week,
    passwords: sumOf(week, TYPES.passwords),
    codes: sumOf(week, TYPES.codes),
  }));
}

function mondayOf(time: number): number {
  const day = Math.floor(time / DAY_MS);
  // The first day of 1970 was a Thursday.
  return (day - ((day + 3) % 7)) * DAY_MS;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
