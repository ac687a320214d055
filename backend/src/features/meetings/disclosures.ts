import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import { disclosures } from '../../platform/commands/disclosures';

export const meetingDisclosures = disclosures<MeetingEvent>({
  MeetingScheduled: 'theirs',
  MeetingRescheduled: 'theirs',
  MeetingDetailsChanged: 'theirs',
  MeetingRetitled: 'theirs',
  MeetingReminderSent: 'theirs',
  AgendaItemAdded: 'theirs',
  MeetingNotesTaken: 'theirs',
  ActionItemAgreed: 'theirs',
  MeetingCancelled: 'theirs',
});
