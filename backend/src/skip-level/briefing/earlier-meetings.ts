import { earlierMeetings } from '@annals/projections/skip-level/briefing-facts';
import { counted, dayOf, line, type BriefingSource } from './source';

const KIND = 'Skip-level meeting';

/** What the same two people talked over before: when they met, and what they agreed that is still open. */
export const earlierMeetingsSource: BriefingSource = async (context) => {
  const { readModels, employeeId, seniorLeaderId, meetingId, forLeader } = context;
  const earlier = await earlierMeetings(readModels, { employeeId, seniorLeaderId, besides: meetingId });
  const [latest] = earlier;
  if (!latest)
    return {
      highlights: [line('This is the first skip-level meeting of the two of you.', KIND, [])],
      questions: [
        line(
          forLeader
            ? 'What should I know about your work that does not reach me through reports?'
            : 'Which goals of the department matter most this year, and how does my work help?',
          KIND,
          [],
        ),
      ],
    };
  const open = earlier.flatMap(({ id, actions }) =>
    actions
      .filter(({ done }) => !done)
      .map(({ text, ownerId, dueDate }) => ({ id, text, isMine: ownerId === context.reader.id, dueDate })),
  );
  return {
    highlights: [
      line(
        `The two of you have had ${counted(earlier.length, 'skip-level meeting', 'skip-level meetings')}; the latest on ${dayOf(latest.scheduledAt)}.`,
        KIND,
        earlier.map(({ id }) => id),
      ),
    ],
    actionItems: open.map(({ id, text, isMine, dueDate }) =>
      line(`${text} (${isMine ? 'you' : 'the other'}${dueDate ? `, due ${dayOf(dueDate)}` : ''})`, KIND, [
        id,
      ]),
    ),
    questions: open
      .slice(0, 2)
      .map(({ id, text, isMine }) =>
        line(isMine ? `Where do I stand with “${text}”?` : `What is in the way of “${text}”?`, KIND, [id]),
      ),
  };
};
