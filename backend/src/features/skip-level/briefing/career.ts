import { t } from '@annals/contracts/kernel/text';
import { dayOf, DAY_MS, figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = 'Personnel record';
const YEAR_MS = 365 * DAY_MS;
/** So long in one position, or new for less than so long, is worth a question. */
const LONG_YEARS = 2;
const NEW_YEARS = 1;

/** How long the employee is here and in their position. */
export const careerSource: BriefingSource = (context) => {
  const { employee, employeeId, forLeader, now } = context;
  const { hireDate, lastPromotionDate, position } = employee;
  if (hireDate === null) return Promise.resolve({});
  const yearsSince = (day: string) => (now.getTime() - Date.parse(day)) / YEAR_MS;
  const years = (day: string) => yearsSince(day).toFixed(1);
  const since = lastPromotionDate ?? hireDate;
  const person = [{ id: employeeId }];
  const highlights = [
    line(context, inWords(hireDate, lastPromotionDate, position), KIND, person, [
      figure(t(words.yearsHere), years(hireDate)),
      ...(lastPromotionDate === null ? [] : [figure(t(words.yearsSincePromotion), years(lastPromotionDate))]),
    ]),
  ];
  const ask = (leader: string, own: string) => [line(context, t(forLeader ? leader : own), KIND, person)];
  if (yearsSince(since) >= LONG_YEARS)
    return Promise.resolve({
      highlights,
      questions: ask(words.inTwoYears, words.nextStep),
    });
  if (yearsSince(since) < NEW_YEARS)
    return Promise.resolve({
      highlights,
      questions: ask(words.settlingIn, words.firstYear),
    });
  return Promise.resolve({ highlights });
};

function inWords(hireDate: string, lastPromotionDate: string | null, position: string | null): string {
  const hired = dayOf(hireDate);
  if (lastPromotionDate === null)
    return position === null ? t(words.since, { hired }) : t(words.sinceAs, { hired, position });
  const promoted = dayOf(lastPromotionDate);
  return position === null
    ? t(words.promoted, { promoted, hired })
    : t(words.promotedTo, { promoted, hired, position });
}
