import { recognitionsReceived } from '@annals/projections/features/skip-level/briefing-facts';
import { counted, dayOf, daysBefore, figure, line, type BriefingSource } from './source';

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
        `Recognised ${received.length === 1 ? 'once' : counted(received.length, 'time', 'times')} in the last ${String(WINDOW_DAYS)} days, for ${named.join(' and ')}${received.length > named.length ? ' among others' : ''}; the latest on ${dayOf(latest.createdAt)}.`,
        KIND,
        bases,
        [
          figure(`Recognitions in ${String(WINDOW_DAYS)} days`, received.length),
          figure(
            'Points they brought',
            received.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0),
          ),
        ],
      ),
    ],
    questions: forLeader
      ? [
          line(
            context,
            `You were recognised for “${latest.title}”. What would help you to do more of it?`,
            KIND,
            bases.slice(0, 1),
          ),
        ]
      : [],
  };
};
