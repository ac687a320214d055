import { timeOffPolicy } from '@annals/contracts/features/time-off/policy';
import type { TimeOffPolicyEvent } from '@annals/contracts/features/time-off/policy-events';
import { z } from 'zod';
import { projection } from '../../engine/projection';

export const policyRow = timeOffPolicy.extend({
  /** The year it begins with. */
  id: z.string(),
  setAt: z.iso.datetime(),
  setBy: z.string(),
  reason: z.string().nullable(),
});
export type PolicyRow = z.infer<typeof policyRow>;

/** What everybody gets, by the year it begins with. */
export const timeOffPolicies = projection<PolicyRow, TimeOffPolicyEvent>({
  name: 'time_off_policies',
  version: 2,
  row: policyRow,
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
