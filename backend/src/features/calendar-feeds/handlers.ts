import { MOST_FEEDS } from '@annals/contracts/features/calendar-feeds/constants';
import { calendarFeedRoutes } from '@annals/contracts/features/calendar-feeds/routes';
import { calendarFeedId } from '@annals/contracts/features/calendar-feeds/ids';
import { derivedId } from '../../platform/commands/derived-id';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { TooManyFeeds } from './errors';
import { calendarFeed } from './decider';
import { FeedSecrets } from './feed-secrets';

export const calendarFeedHandlers = ({ dispatch, pool, publicUrl }: Services) => {
  const secrets = new FeedSecrets(pool);
  return routeHandlers(calendarFeedRoutes, {
    list: ({ reader }) => secrets.openOf(reader.id),
    open: async ({ reader, body: { kind }, origin }) => {
      const feedId = calendarFeedId.parse(derivedId(origin.commandId));
      const open = await secrets.openOf(reader.id);
      if (open.length >= MOST_FEEDS && !open.some(({ id }) => id === feedId)) throw new TooManyFeeds();
      const answer = await dispatch(
        calendarFeed,
        feedId,
        { type: 'OpenFeed', feedId, personId: reader.id, kind },
        origin,
      );
      const token = await secrets.issue({ id: feedId, personId: reader.id, kind });
      return { ...answer, url: `${publicUrl}/calendar/${token}.ics` };
    },
    revoke: async ({ reader, params: { feedId }, origin }) => {
      // The secret first: from now on nothing is answered, whatever becomes of the event.
      await secrets.revoke(feedId, reader.id);
      return dispatch(calendarFeed, feedId, { type: 'RevokeFeed' }, origin);
    },
  });
};
