import { meetingsHeld } from '@annals/projections/features/skip-level/briefing-facts';
import { counted, DAY_MS, dayOf, daysBefore, figure, line, type BriefingSource } from './source';

const KIND = '1:1 meeting';
const WINDOW_DAYS = 90;
const LONG_AGO_DAYS = 30;

/** How regularly the employee and their manager meet. That they met is a fact the leader may see; what about is not. */
export const meetingsHeldSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, forLeader, now } = context;
  const held = await meetingsHeld(readModels, reader, employeeId, daysBefore(now, WINDOW_DAYS));
  const [latest] = held;
  const bases = held.map(({ id, scheduledAt }) => ({ id, at: scheduledAt }));
  const who = forLeader ? 'their' : 'your';
  const isRecent = latest !== undefined && latest.scheduledAt >= daysBefore(now, LONG_AGO_DAYS);
  const question = forLeader
    ? 'Do you and your manager find enough time for each other?'
    : 'What would help my manager and me to find more time for each other?';
  return {
    highlights: [
      line(
        context,
        latest
          ? `${counted(held.length, '1:1 meeting', '1:1 meetings')} with ${who} manager took place in the last ${String(WINDOW_DAYS)} days; the latest on ${dayOf(latest.scheduledAt)}.`
          : `No 1:1 meeting with ${who} manager took place in the last ${String(WINDOW_DAYS)} days.`,
        KIND,
        bases,
        [
          figure(`Meetings with the manager in ${String(WINDOW_DAYS)} days`, held.length),
          ...(latest
            ? [
                figure(
                  'Days since the latest of them',
                  Math.max(0, Math.floor((now.getTime() - Date.parse(latest.scheduledAt)) / DAY_MS)),
                ),
              ]
            : []),
        ],
      ),
    ],
    questions: isRecent ? [] : [line(context, question, KIND, bases.slice(0, 1))],
  };
};
