import { ownActionItems } from '@annals/projections/skip-level/briefing-facts';
import { counted, daysBefore, line, type BriefingSource } from './source';

const KIND = '1:1 meeting';
const WINDOW_DAYS = 90;
const MOST_NAMED = 3;

/** What the employee got done of what they agreed in their 1:1s. Those are two people's alone, so the leader's briefing has none of it. */
export const ownActionItemsSource: BriefingSource = async ({ readModels, employeeId, forLeader, now }) => {
  if (forLeader) return {};
  const items = await ownActionItems(readModels, employeeId, daysBefore(now, WINDOW_DAYS));
  const done = items.filter((item) => item.done);
  if (done.length === 0) return {};
  const named = done.slice(0, MOST_NAMED).map(({ text }) => `“${text}”`);
  return {
    highlights: [
      line(
        `You finished ${counted(done.length, 'action item', 'action items')} from your 1:1s in the last ${String(WINDOW_DAYS)} days, such as ${named.join(', ')}.`,
        KIND,
        [...new Set(done.map(({ meetingId }) => meetingId))],
      ),
    ],
  };
};
