import type { RoleRule } from '@annals/contracts/features/role-rules/commands';
import type { Otherwise } from '@annals/contracts/features/role-rules/constants';
import {
  RoleRulesSet,
  type NewRoleRulesEvent,
  type RoleRulesEvent,
} from '@annals/contracts/features/role-rules/events';
import type { RoleSourceId } from '@annals/contracts/features/role-rules/ids';
import { personId as personIdSchema, type PersonId } from '@annals/contracts/kernel/ids';
import { decider } from '../../platform/commands/decider';

interface RoleRulesCommand {
  readonly type: 'SetRoleRules';
  readonly sourceId: RoleSourceId;
  readonly rules: readonly RoleRule[];
  readonly otherwise: Otherwise;
  /** The authors of rules that are there who are administrators still. */
  readonly administratorIds: readonly PersonId[];
}

export interface AuthoredRule extends RoleRule {
  readonly authorId: PersonId;
}

export interface RoleRulesState {
  readonly rules: readonly AuthoredRule[];
  readonly otherwise: Otherwise;
}

/**
 * The rules of one source. A rule that stays as it is keeps its author, so that nobody approves what their own rule asks for because somebody
 * else saved it again; it changes hands when its author is no administrator any more.
 */
export const roleRules = decider<RoleRulesState, RoleRulesCommand, RoleRulesEvent, NewRoleRulesEvent>({
  category: 'roleRules',
  initial: { rules: [], otherwise: 'keep' },
  evolve: {
    RoleRulesSet: (_, { data: { rules, otherwise } }) => ({ rules, otherwise }),
  },
  decide: {
    SetRoleRules({ sourceId, rules: wanted, otherwise, administratorIds }, state, { actor }) {
      const rules = wanted.map(({ name, values, role }) => {
        const rule = { name, values: [...new Set(values)], role };
        const before = state.rules.find((one) => isSame(one, rule))?.authorId;
        const isKept = before !== undefined && administratorIds.includes(before);
        return { ...rule, authorId: isKept ? before : personIdSchema.parse(actor.id) };
      });
      const isSameAsBefore =
        otherwise === state.otherwise &&
        rules.length === state.rules.length &&
        rules.every((rule, index) => {
          const before = state.rules[index];
          return before !== undefined && isSame(before, rule) && before.authorId === rule.authorId;
        });
      return isSameAsBefore ? [] : [RoleRulesSet.of({ sourceId, rules, otherwise })];
    },
  },
});

function isSame(one: RoleRule, other: RoleRule): boolean {
  return (
    one.name === other.name &&
    one.role === other.role &&
    [...one.values].sort().join('\n') === [...other.values].sort().join('\n')
  );
}
