import type { DigestEvent } from '@annals/contracts/features/digests/events';
import { DIGEST_ITEM_NAMES, type DigestItem } from '@annals/contracts/features/digests/items';
import type { NoticesOf } from '../../engine/notice';

/** A person for whom a digest was prepared is told. */
export const digestNotices: NoticesOf<DigestEvent> = {
  WeeklyDigestPrepared: ({ data: { employeeId, week, items } }) => {
    const counts = new Map<string, number>(items.map(({ item, count }) => [item, count]));
    const facts = Object.fromEntries(
      DIGEST_ITEM_NAMES.map((item) => [item, counts.get(item)?.toString() ?? null]),
    ) as Record<DigestItem, string | null>;
    return [
      { personId: employeeId, kind: 'weekly_digest', path: '/notifications', facts: { week, ...facts } },
    ];
  },
};
