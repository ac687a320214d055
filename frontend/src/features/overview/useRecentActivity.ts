import { addressOf } from '@annals/contracts/addresses';
import { useInsightsListInfiniteQuery } from '../insights/api';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { usePainPointsListInfiniteQuery } from '../pain-points/api';
import { useWellbeingListInfiniteQuery } from '../wellbeing/api';
import { recentActivity, type Activity } from './recent-activity';
import { activityTexts } from './texts';

/** Enough of each list to find its newest two. */
const ASKED = { limit: 10 };

/** What happened lately, from the four lists that have it. */
export function useRecentActivity() {
  const checkIns = useWellbeingListInfiniteQuery(ASKED);
  const insights = useInsightsListInfiniteQuery(ASKED);
  const meetings = useMeetingsListInfiniteQuery({ ...ASKED, whose: 'mine', status: 'completed' });
  const painPoints = usePainPointsListInfiniteQuery(ASKED);
  const sources: readonly (readonly Activity[])[] = [
    itemsOf(checkIns).map(({ id, createdAt }) => ({
      key: `check-in ${id}`,
      text: activityTexts.checkIn,
      at: createdAt,
      path: addressOf('wellbeing'),
    })),
    itemsOf(insights).map(({ id, title, createdAt }) => ({
      key: `insight ${id}`,
      text: activityTexts.insight(title),
      at: createdAt,
      path: addressOf('insights'),
    })),
    itemsOf(meetings).map(({ id, title, scheduledAt }) => ({
      key: `meeting ${id}`,
      text: activityTexts.meeting(title),
      at: scheduledAt,
      path: addressOf('meeting', { meetingId: id }),
    })),
    itemsOf(painPoints).map(({ id, title, createdAt }) => ({
      key: `pain point ${id}`,
      text: activityTexts.painPoint(title),
      at: createdAt,
      path: addressOf('painPoint', { painPointId: id }),
    })),
  ];
  const results = [checkIns, insights, meetings, painPoints];
  return {
    // Shown once all have come: rows do not jump about while they do.
    items: results.every(({ currentData }) => currentData) ? recentActivity(sources) : undefined,
    error: results.find(({ error }) => error !== undefined)?.error,
    retry: () => results.forEach(({ error, refetch }) => error !== undefined && void refetch()),
  };
}

function itemsOf<Item>(result: {
  readonly currentData?: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
}): readonly Item[] {
  return result.currentData?.pages.flatMap(({ items }) => items) ?? [];
}
