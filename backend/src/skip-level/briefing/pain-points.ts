import { unresolvedPainPoints } from '@annals/projections/skip-level/briefing-facts';
import { counted, dayOf, line, type BriefingSource } from './source';

const KIND = 'Pain point';

/** What the employee reported and is not resolved: those above them see it too. */
export const painPointsSource: BriefingSource = async ({ readModels, reader, employeeId, forLeader }) => {
  const open = await unresolvedPainPoints(readModels, reader, employeeId);
  const [oldest] = open;
  if (!oldest) return {};
  const ids = open.map(({ id }) => id);
  return {
    highlights: [
      line(
        `${counted(open.length, 'reported pain point is', 'reported pain points are')} not resolved; the oldest, “${oldest.title}”, since ${dayOf(oldest.createdAt)}.`,
        KIND,
        ids,
      ),
    ],
    questions: [
      line(
        forLeader
          ? `What would solving “${oldest.title}” change for you, and who could help?`
          : `Who could help to solve “${oldest.title}”?`,
        KIND,
        [oldest.id],
      ),
    ],
  };
};
