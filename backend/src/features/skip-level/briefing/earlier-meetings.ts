import { earlierMeetings } from '@annals/projections/features/skip-level/briefing-facts';
import { counted, dayOf, figure, line, type BriefingSource } from './source';

const KIND = 'Skip-level meeting';

/** What the same two people talked over before: when they met, and what they agreed that is still open. */
export const earlierMeetingsSource: BriefingSource = async (context) => {
  const { readModels, employeeId, seniorLeaderId, meetingId, forLeader, now } = context;
  const earlier = await earlierMeetings(readModels, { employeeId, seniorLeaderId, besides: meetingId });
  const [latest] = earlier;
  const held = figure('Skip-level meetings of the two before', earlier.length);
  if (!latest)
    return {
      highlights: [
        line(context, 'This is the first skip-level meeting of the two of you.', KIND, [], [held]),
      ],
      questions: [
        line(
          context,
          forLeader
            ? 'What should I know about your work that does not reach me through reports?'
            : 'Which goals of the department matter most this year, and how does my work help?',
          KIND,
          [],
        ),
      ],
    };
  const today = now.toISOString().slice(0, 10);
  const open = earlier.flatMap(({ id, scheduledAt, actions }) =>
    actions
      .filter(({ done }) => !done)
      .map(({ text, ownerId, dueDate }) => ({
        agreedIn: [{ id, at: scheduledAt }],
        text,
        isMine: ownerId === context.reader.id,
        dueDate,
      })),
  );
  return {
    highlights: [
      line(
        context,
        `The two of you have had ${counted(earlier.length, 'skip-level meeting', 'skip-level meetings')}; the latest on ${dayOf(latest.scheduledAt)}.`,
        KIND,
        earlier.map(({ id, scheduledAt }) => ({ id, at: scheduledAt })),
        [held],
      ),
    ],
    actionItems: open.map(({ agreedIn, text, isMine, dueDate }) =>
      line(
        context,
        `${text} (${isMine ? 'you' : 'the other'}${dueDate ? `, due ${dayOf(dueDate)}` : ''})`,
        KIND,
        agreedIn,
        dueDate !== null && dueDate < today
          ? [figure('Days past its due date', daysBetween(dueDate, today))]
          : [],
      ),
    ),
    questions: open
      .slice(0, 2)
      .map(({ agreedIn, text, isMine }) =>
        line(
          context,
          isMine ? `Where do I stand with “${text}”?` : `What is in the way of “${text}”?`,
          KIND,
          agreedIn,
        ),
      ),
  };
};

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / 86_400_000);
}
