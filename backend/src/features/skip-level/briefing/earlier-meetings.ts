import { t } from '@annals/contracts/kernel/text';
import { earlierMeetings } from '@annals/projections/features/skip-level/briefing-facts';
import { dayOf, figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = 'Skip-level meeting';

/** What the same two people talked over before: when they met, and what they agreed that is still open. */
export const earlierMeetingsSource: BriefingSource = async (context) => {
  const { readModels, employeeId, seniorLeaderId, meetingId, forLeader, now } = context;
  const earlier = await earlierMeetings(readModels, { employeeId, seniorLeaderId, besides: meetingId });
  const [latest] = earlier;
  const held = figure(t(words.heldBefore), earlier.length);
  if (!latest)
    return {
      highlights: [line(context, t(words.firstMeeting), KIND, [], [held])],
      questions: [line(context, t(forLeader ? words.shouldKnow : words.goalsMatter), KIND, [])],
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
        t(words.haveHad, { count: earlier.length, day: dayOf(latest.scheduledAt) }),
        KIND,
        earlier.map(({ id, scheduledAt }) => ({ id, at: scheduledAt })),
        [held],
      ),
    ],
    actionItems: open.map(({ agreedIn, text, isMine, dueDate }) =>
      line(
        context,
        dueDate
          ? t(words.openDue, { text, who: isMine ? 'you' : 'other', day: dayOf(dueDate) })
          : t(words.open, { text, who: isMine ? 'you' : 'other' }),
        KIND,
        agreedIn,
        dueDate !== null && dueDate < today
          ? [figure(t(words.daysPastDue), daysBetween(dueDate, today))]
          : [],
      ),
    ),
    questions: open
      .slice(0, 2)
      .map(({ agreedIn, text, isMine }) =>
        line(context, t(isMine ? words.whereDoIStand : words.inTheWay, { text }), KIND, agreedIn),
      ),
  };
};

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / 86_400_000);
}
