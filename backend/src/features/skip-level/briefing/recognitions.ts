import { t } from '@annals/contracts/kernel/text';
import { recognitionsReceived } from '@annals/projections/features/skip-level/briefing-facts';
import { dayOf, daysBefore, figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = 'Recognition';
const WINDOW_DAYS = 180;
const MOST_NAMED = 2;

/** What the employee was recognised for, as far as the reader may see it. */
export const recognitionsSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, forLeader, now } = context;
  const received = await recognitionsReceived(readModels, reader, employeeId, daysBefore(now, WINDOW_DAYS));
  const [latest] = received;
  if (!latest) return {};
  const named = received.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const bases = received.map(({ id, createdAt }) => ({ id, at: createdAt }));
  return {
    highlights: [
      line(
        context,
        t(received.length > named.length ? words.recognisedAmongOthers : words.recognised, {
          count: received.length,
          days: WINDOW_DAYS,
          named: named.join(' and '),
          day: dayOf(latest.createdAt),
        }),
        KIND,
        bases,
        [
          figure(t(words.recognitionsIn, { days: WINDOW_DAYS }), received.length),
          figure(
            t(words.pointsBrought),
            received.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0),
          ),
        ],
      ),
    ],
    questions: forLeader
      ? [line(context, t(words.doMoreOfIt, { title: latest.title }), KIND, bases.slice(0, 1))]
      : [],
  };
};
