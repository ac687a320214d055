import { dayOf, DAY_MS, figure, line, type BriefingSource } from './source';

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
    line(
      context,
      lastPromotionDate === null
        ? `With the company since ${dayOf(hireDate)}${position === null ? '' : `, as ${position}`}.`
        : `Promoted${position === null ? '' : ` to ${position}`} on ${dayOf(lastPromotionDate)}; with the company since ${dayOf(hireDate)}.`,
      KIND,
      person,
      [
        figure('Years with the company', years(hireDate)),
        ...(lastPromotionDate === null
          ? []
          : [figure('Years since the last promotion', years(lastPromotionDate))]),
      ],
    ),
  ];
  const ask = (leader: string, own: string) => [line(context, forLeader ? leader : own, KIND, person)];
  if (yearsSince(since) >= LONG_YEARS)
    return Promise.resolve({
      highlights,
      questions: ask(
        'Where would you like to be in two years, and what is missing to get there?',
        'Which next step could there be for me in the department?',
      ),
    });
  if (yearsSince(since) < NEW_YEARS)
    return Promise.resolve({
      highlights,
      questions: ask(
        'How has settling into your position gone, and what surprised you?',
        'What do you expect of someone in my position in the first year?',
      ),
    });
  return Promise.resolve({ highlights });
};
