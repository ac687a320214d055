import { CELEBRATED_DAYS, CELEBRATED_FROM } from '@annals/contracts/features/celebrations/constants';
import { daysAfter, localTimeIn } from '@annals/contracts/kernel/local-time';

/** The days about an instant on which an anniversary can be told of: it is tomorrow already somewhere, and a few days may have been missed. */
export function daysAbout(now: number): readonly string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return Array.from({ length: CELEBRATED_DAYS + 2 }, (_, index) => daysAfter(today, index - CELEBRATED_DAYS));
}

/** The days of the year, such as `02-28`, whose anniversaries fall on a day: 29 February is kept a day earlier where there is none. */
export function daysOfYearOn(day: string): readonly string[] {
  return daysAfter(day, 1).endsWith('-03-01') && day.endsWith('-02-28') ? ['02-28', '02-29'] : [day.slice(5)];
}

/**
 * The anniversary that is to be told of now.
 * @param timeZone of the person: it is told of from the morning of their own day on
 * @returns undefined when none is
 */
export function anniversaryNow(
  hireDate: string,
  timeZone: string,
  now: number,
): { day: string; years: number } | undefined {
  const { day: today, time } = localTimeIn(timeZone, now);
  const day = daysAbout(now).findLast(
    (candidate) => daysOfYearOn(candidate).includes(hireDate.slice(5)) && candidate > hireDate,
  );
  if (day === undefined || `${day} ${CELEBRATED_FROM}` > `${today} ${time}`) return undefined;
  return { day, years: Number(day.slice(0, 4)) - Number(hireDate.slice(0, 4)) };
}
