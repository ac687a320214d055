import { t } from '@annals/contracts/kernel/text';
import { unresolvedPainPoints } from '@annals/projections/features/skip-level/briefing-facts';
import { DAY_MS, dayOf, figure, line, type BriefingSource } from './source';
import { words } from './words';

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
        t(words.notResolved, { count: open.length, title: oldest.title, day: dayOf(oldest.createdAt) }),
        KIND,
        bases,
        [
          figure(t(words.painPoints), open.length),
          figure(
            t(words.daysSinceOldest),
            Math.floor((now.getTime() - Date.parse(oldest.createdAt)) / DAY_MS),
          ),
        ],
      ),
    ],
    questions: [
      line(
        context,
        t(forLeader ? words.wouldSolving : words.whoCouldHelp, { title: oldest.title }),
        KIND,
        bases.slice(0, 1),
      ),
    ],
  };
};
