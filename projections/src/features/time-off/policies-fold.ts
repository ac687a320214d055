import type { TimeOffPolicy } from '@annals/contracts/features/time-off/policy';
import type { TimeOffPolicyEvent } from '@annals/contracts/features/time-off/policy-events';
import { projection } from '../../engine/projection';

export interface PolicyRow extends TimeOffPolicy {
  /** The year it begins with. */
  readonly id: string;
  readonly setAt: string;
  readonly setBy: string;
  readonly reason: string | null;
}

/** What everybody gets, by the year it begins with. */
export const timeOffPolicies = projection<PolicyRow, TimeOffPolicyEvent>({
  name: 'time_off_policies',
  version: 2,
  columns: {
    id: 'text',
    fromYear: 'integer',
    vacation: 'numeric',
    sick: 'numeric',
    personal: 'numeric',
    carryOver: 'numeric',
    carryOverUntil: 'text',
    proration: 'text',
    accrual: 'text',
    setAt: 'timestamptz',
    setBy: 'text',
    reason: 'text?',
  },
  indexes: {},
  tags: ['TimeOff'],
  concerns: () => [],
  key: (event) => String(event.data.fromYear),
  evolve: {
    TimeOffPolicySet: (_, { data, metadata }, id) => ({
      id,
      ...data,
      setAt: metadata.occurredAt,
      setBy: metadata.actorId,
      reason: metadata.reason ?? null,
    }),
  },
});
