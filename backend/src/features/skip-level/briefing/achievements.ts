import { t } from '@annals/contracts/kernel/text';
import { achievementsOf } from '@annals/projections/features/skip-level/briefing-facts';
import { dayOf, daysBefore, figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = 'Entry of the timeline';
const WINDOW_DAYS = 180;
const MOST_NAMED = 2;

/** What is in the performance timeline as achieved, as far as the reader may see it. */
export const achievementsSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, now } = context;
  const achieved = await achievementsOf(readModels, reader, employeeId, daysBefore(now, WINDOW_DAYS));
  const count = figure(t(words.achievementsInTimeline, { days: WINDOW_DAYS }), achieved.length);
  return {
    highlights: achieved
      .slice(0, MOST_NAMED)
      .map(({ id, title, createdAt }, index) =>
        line(
          context,
          t(words.achievedOn, { day: dayOf(createdAt), title }),
          KIND,
          [{ id, at: createdAt }],
          index === 0 ? [count] : [],
        ),
      ),
  };
};
