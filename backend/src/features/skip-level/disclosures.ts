import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { disclosures, type LeftOut } from '../../platform/commands/disclosures';

/** A briefing is its recipient's. */
const ofSomebodyElse: LeftOut<Extract<SkipLevelEvent, { data: { recipientId: string } }>> = ({
  event,
  personId,
}) => (event.data.recipientId === personId ? undefined : 'private notes');

export const skipLevelDisclosures = disclosures<SkipLevelEvent>({
  SkipLevelMeetingRescheduled: 'theirs',
  BriefingPrepared: { words: 'theirs', leftOut: ofSomebodyElse },
  BriefingSummarised: { words: 'theirs', leftOut: ofSomebodyElse },
  EmployeeFeedbackGiven: 'theirs',
  FollowUpNotesTaken: 'theirs',
  SkipLevelActionItemAgreed: 'theirs',
  SkipLevelMeetingCancelled: 'theirs',
  LeaderNotesTaken: { words: 'nobodys', leftOut: () => 'private notes' },
  BriefingRequested: { leftOut: ofSomebodyElse },
});
