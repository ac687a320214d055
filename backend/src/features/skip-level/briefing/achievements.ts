import { achievementsOf } from '@annals/projections/features/skip-level/briefing-facts';
import { dayOf, daysBefore, figure, line, type BriefingSource } from './source';

const KIND = 'Entry of the timeline';
const WINDOW_DAYS = 180;
const MOST_NAMED = 2;

/** What is in the performance timeline as achieved, as far as the reader may see it. */
export const achievementsSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, now } = context;
  const achieved = await achievementsOf(readModels, reader, employeeId, daysBefore(now, WINDOW_DAYS));
  const count = figure(`Achievements in the timeline in ${String(WINDOW_DAYS)} days`, achieved.length);
  return {
    highlights: achieved
      .slice(0, MOST_NAMED)
      .map(({ id, title, createdAt }, index) =>
        line(
          context,
          `Achieved on ${dayOf(createdAt)}: ${title}`,
          KIND,
          [{ id, at: createdAt }],
          index === 0 ? [count] : [],
        ),
      ),
  };
};
