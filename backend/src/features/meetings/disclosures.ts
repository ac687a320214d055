import type { MeetingEvent, MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import { disclosures } from '../../platform/commands/disclosures';

export const meetingDisclosures = disclosures<MeetingEvent | MeetingSeriesEvent>({
  MeetingScheduled: 'theirs',
  MeetingRescheduled: 'theirs',
  MeetingDetailsChanged: 'theirs',
  MeetingRetitled: 'theirs',
  MeetingReminderSent: 'theirs',
  AgendaItemAdded: 'theirs',
  AgendaItemCarriedOver: 'theirs',
  MeetingNotesTaken: 'theirs',
  ActionItemAgreed: 'theirs',
  MeetingCancelled: 'theirs',
  MeetingSeriesScheduled: 'theirs',
  MeetingSeriesChanged: 'theirs',
  MeetingSeriesEnded: 'theirs',
});
