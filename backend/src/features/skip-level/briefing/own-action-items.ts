import { t } from '@annals/contracts/kernel/text';
import { ownActionItems } from '@annals/projections/features/skip-level/briefing-facts';
import { daysBefore, figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = '1:1 meeting';
const WINDOW_DAYS = 90;
const MOST_NAMED = 3;

/**
 * What the employee got done of what they agreed in their 1:1s, and what is still open. Those are two people's alone, so the leader's
 * briefing has none of it.
 */
export const ownActionItemsSource: BriefingSource = async (context) => {
  const { readModels, employeeId, forLeader, now } = context;
  if (forLeader) return {};
  const items = await ownActionItems(readModels, employeeId, daysBefore(now, WINDOW_DAYS));
  const done = items.filter((item) => item.done);
  const open = items.filter((item) => !item.done);
  const named = done.slice(0, MOST_NAMED).map(({ text }) => `“${text}”`);
  const meetings = new Map(done.map(({ meetingId, at }) => [meetingId, { id: meetingId, at }]));
  return {
    highlights:
      done.length === 0
        ? []
        : [
            line(
              context,
              t(words.finished, { count: done.length, days: WINDOW_DAYS, named: named.join(', ') }),
              KIND,
              [...meetings.values()],
              [figure(t(words.actionItemsFinished, { days: WINDOW_DAYS }), done.length)],
            ),
          ],
    actionItems: open.map(({ meetingId, at, text }) =>
      line(context, t(words.fromMeeting, { text }), KIND, [{ id: meetingId, at }]),
    ),
  };
};
