import type { TimeOffPolicy } from '@annals/contracts/features/time-off/policy';
import {
  TimeOffPolicySet,
  type NewTimeOffPolicyEvent,
  type TimeOffPolicyEvent,
} from '@annals/contracts/features/time-off/policy-events';
import { decider } from '../../platform/commands/decider';
import { PolicyOfThePast, PolicyTooFarAhead } from './errors';

export type TimeOffPolicyCommand = { type: 'SetTimeOffPolicy'; policy: TimeOffPolicy };

/** The rules of what everybody gets: a stream for each year a policy begins with. */
export const timeOffPolicyOfYear = decider<
  TimeOffPolicy | null,
  TimeOffPolicyCommand,
  TimeOffPolicyEvent,
  NewTimeOffPolicyEvent
>({
  category: 'timeOffPolicy',
  initial: null,
  evolve: { TimeOffPolicySet: (_, { data }) => data },
  decide: {
    SetTimeOffPolicy({ policy }, held, { now }) {
      const { fromYear, vacation, sick, personal, carryOver, carryOverUntil, proration, accrual } = policy;
      const thisYear = Number(now.slice(0, 4));
      // What somebody had left in a year that is over has been carried over, or has lapsed: it stays as it was told.
      if (fromYear < thisYear) throw new PolicyOfThePast(thisYear);
      if (fromYear > thisYear + 1) throw new PolicyTooFarAhead(thisYear + 1);
      const wanted = { fromYear, vacation, sick, personal, carryOver, carryOverUntil, proration, accrual };
      const same =
        held?.vacation === vacation &&
        held.sick === sick &&
        held.personal === personal &&
        held.carryOver === carryOver &&
        held.carryOverUntil === carryOverUntil &&
        held.proration === proration &&
        held.accrual === accrual;
      return same ? [] : [TimeOffPolicySet.of(wanted)];
    },
  },
});
