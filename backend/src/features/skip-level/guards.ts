import { conversationRules } from '../conversations/rules';
import type { ExistingSkipLevelMeeting } from './skip-level-meeting';

export const { changesTick, open, refuseBeforeStart, refuseOtherOwner, refusePast } = conversationRules(
  ({ seniorLeaderId }: ExistingSkipLevelMeeting) => seniorLeaderId,
  {
    past: 'skip-level.meeting-in-the-past',
    notBegun: 'skip-level.skip-level-meeting-not-begun',
    cancelled: 'skip-level.skip-level-meeting-cancelled-already',
    noSuchItem: 'skip-level.no-such-item',
    otherOwner: 'skip-level.owner-not-in-meeting',
  },
);
