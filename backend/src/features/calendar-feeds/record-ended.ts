import type { CalendarFeedId } from '@annals/contracts/features/calendar-feeds/ids';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { calendarFeed } from './decider';

/** Records that feeds ended, whose addresses answer nothing any more. @param origin of the command that they ended with, of their person */
export async function recordEndedFeeds(
  dispatch: Dispatch,
  feeds: readonly CalendarFeedId[],
  origin: CommandOrigin,
): Promise<void> {
  for (const feedId of feeds)
    await dispatch(
      calendarFeed,
      feedId,
      { type: 'RevokeFeed' },
      // A command writes to one stream: each of these is one of its own, the same when it is repeated.
      { ...origin, commandId: derivedId('feed-ended', origin.commandId, feedId) },
    );
}
