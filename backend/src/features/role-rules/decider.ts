import type { RoleRule } from '@annals/contracts/features/role-rules/commands';
import type { PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import type { Otherwise, WithheldBecause } from '@annals/contracts/features/role-rules/constants';
import {
  PrivilegedRoleNotWithheld,
  PrivilegedRoleWithheld,
  RoleRulesSet,
  type NewRoleRulesEvent,
  type RoleRulesEvent,
} from '@annals/contracts/features/role-rules/events';
import type { RoleSourceId } from '@annals/contracts/features/role-rules/ids';
import { personId as personIdSchema, type PersonId } from '@annals/contracts/kernel/ids';
import { decider } from '../../platform/commands/decider';

type RoleRulesCommand =
  | SetRoleRules
  | {
      readonly type: 'WithholdRole';
      readonly sourceId: RoleSourceId;
      readonly personId: PersonId;
      readonly withheld: Withheld;
      readonly keeper: string;
      readonly administratorIds: readonly PersonId[];
    }
  | { readonly type: 'EndWithholding'; readonly sourceId: RoleSourceId; readonly personId: PersonId };

/** A role that rules give, and why it is not asked for. */
export interface Withheld {
  readonly role: PrivilegedRole;
  readonly because: WithheldBecause;
}

interface SetRoleRules {
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
  /** What they give to whom and nobody was asked for. */
  readonly withheld: ReadonlyMap<PersonId, Withheld>;
}

/**
 * The rules of one source. A rule that stays as it is keeps its author, so that nobody approves what their own rule asks for because somebody
 * else saved it again; it changes hands when its author is no administrator any more.
 */
export const roleRules = decider<RoleRulesState, RoleRulesCommand, RoleRulesEvent, NewRoleRulesEvent>({
  category: 'roleRules',
  initial: { rules: [], otherwise: 'keep', withheld: new Map() },
  evolve: {
    RoleRulesSet: (_, { data: { rules, otherwise } }) => ({ rules, otherwise, withheld: new Map() }),
    PrivilegedRoleWithheld: (state, { data: { personId, role, because } }) => ({
      ...state,
      withheld: new Map(state.withheld).set(personId, { role, because }),
    }),
    PrivilegedRoleNotWithheld: (state, { data: { personId } }) => ({
      ...state,
      withheld: new Map([...state.withheld].filter(([id]) => id !== personId)),
    }),
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
    WithholdRole({ sourceId, personId, withheld: { role, because }, keeper, administratorIds }, state) {
      const before = state.withheld.get(personId);
      if (before?.role === role && before.because === because) return [];
      const told = administratorIds.filter((id) => id !== personId);
      return [
        PrivilegedRoleWithheld.of({ sourceId, personId, role, keeper, because, administratorIds: told }),
      ];
    },
    EndWithholding({ sourceId, personId }, state) {
      const before = state.withheld.get(personId);
      return before ? [PrivilegedRoleNotWithheld.of({ sourceId, personId, role: before.role })] : [];
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
