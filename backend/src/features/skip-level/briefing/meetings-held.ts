import { t } from '@annals/contracts/kernel/text';
import { meetingsHeld } from '@annals/projections/features/skip-level/briefing-facts';
import { DAY_MS, dayOf, daysBefore, figure, line, type BriefingSource } from './source';
import { words } from './words';

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
  const question = t(forLeader ? words.enoughTime : words.moreTime);
  return {
    highlights: [
      line(
        context,
        latest
          ? t(words.meetingsHeld, {
              count: held.length,
              who,
              days: WINDOW_DAYS,
              day: dayOf(latest.scheduledAt),
            })
          : t(words.noneHeld, { who, days: WINDOW_DAYS }),
        KIND,
        bases,
        [
          figure(t(words.meetingsWithManager, { days: WINDOW_DAYS }), held.length),
          ...(latest
            ? [
                figure(
                  t(words.daysSinceLatest),
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
