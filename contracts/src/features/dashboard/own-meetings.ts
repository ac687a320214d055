import { z } from 'zod';
import { meetingId } from '../meetings/ids';
import { actionItem, meetingView } from '../meetings/views';

/** The specification's length of the dashboard's lists of meetings. */
export const OWN_MEETINGS = 3;

/** So many open action items are shown. */
export const OWN_ACTION_ITEMS = 5;

/** What the caller's own 1:1s come to on the dashboard. */
export const ownMeetings = z.object({
  /** Those that changed last: scheduled, moved, held or cancelled. */
  recent: z.array(meetingView),
  /** Those that come next, soonest first; one that is under way counts. */
  upcoming: z.array(meetingView),
  /** What was agreed and is not done, latest meeting first. */
  openItems: z.array(
    actionItem.pick({ id: true, text: true, dueDate: true }).extend({ meetingId, meetingTitle: z.string() }),
  ),
});
export type OwnMeetings = z.infer<typeof ownMeetings>;
