import {
  WeeklyDigestPrepared,
  type DigestEvent,
  type NewDigestEvent,
} from '@annals/contracts/features/digests/events';
import type { DigestItem } from '@annals/contracts/features/digests/items';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { decider } from '../../platform/commands/decider';

interface DigestState {
  /** The week of the last digest; weeks compare as texts. */
  readonly week: string | null;
}

/** The digests of one person: one a week, and none that is empty. Who moves to another time zone and has a second Monday has had theirs. */
export const weeklyDigest = decider<
  DigestState,
  {
    type: 'PrepareDigest';
    employeeId: PersonId;
    week: string;
    items: readonly { readonly item: DigestItem; readonly count: number }[];
  },
  DigestEvent,
  NewDigestEvent
>({
  category: 'weeklyDigest',
  initial: { week: null },
  evolve: { WeeklyDigestPrepared: (_, { data }) => ({ week: data.week }) },
  decide: {
    PrepareDigest: ({ employeeId, week, items }, state) =>
      items.length === 0 || (state.week !== null && state.week >= week)
        ? []
        : [WeeklyDigestPrepared.of({ employeeId, week, items: [...items] })],
  },
});
