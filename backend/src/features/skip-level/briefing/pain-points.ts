import { unresolvedPainPoints } from '@annals/projections/features/skip-level/briefing-facts';
import { counted, DAY_MS, dayOf, figure, line, type BriefingSource } from './source';

const KIND = 'Pain point';

/** What the employee reported and is not resolved: those above them see it too. */
export const painPointsSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, forLeader, now } = context;
  const open = await unresolvedPainPoints(readModels, reader, employeeId);
  const [oldest] = open;
  if (!oldest) return {};
  const bases = open.map(({ id, createdAt }) => ({ id, at: createdAt }));
  return {
    highlights: [
      line(
        context,
        `${counted(open.length, 'reported pain point is', 'reported pain points are')} not resolved; the oldest, “${oldest.title}”, since ${dayOf(oldest.createdAt)}.`,
        KIND,
        bases,
        [
          figure('Pain points not resolved', open.length),
          figure(
            'Days since the oldest was reported',
            Math.floor((now.getTime() - Date.parse(oldest.createdAt)) / DAY_MS),
          ),
        ],
      ),
    ],
    questions: [
      line(
        context,
        forLeader
          ? `What would solving “${oldest.title}” change for you, and who could help?`
          : `Who could help to solve “${oldest.title}”?`,
        KIND,
        bases.slice(0, 1),
      ),
    ],
  };
};
