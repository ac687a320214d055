import { conversationRules } from '../conversations/rules';
import type { ExistingMeeting } from './meeting';

export const { changesTick, open, refuseBeforeStart, refuseOtherOwner, refusePast } = conversationRules(
  ({ managerId }: ExistingMeeting) => managerId,
  {
    past: 'meetings.meeting-in-the-past',
    notBegun: 'meetings.meeting-not-begun',
    cancelled: 'meetings.meeting-already-cancelled',
    noSuchItem: 'meetings.no-such-item',
    otherOwner: 'meetings.owner-not-in-meeting',
  },
);
