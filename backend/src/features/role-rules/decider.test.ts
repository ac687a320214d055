import { RoleRulesSet } from '@annals/contracts/features/role-rules/events';
import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { test } from 'vitest';
import { given } from '../../platform/commands/given';
import { roleRules } from './decider';

const sourceId = identityProviderId.parse('0b9d5c0e-8c1f-4d9e-9b53-51f0a4c77d01');
const [first, second] = ['01', '02'].map((end) =>
  personId.parse(`018f0000-0000-7000-8000-0000000000${end}`),
) as [ReturnType<typeof personId.parse>, ReturnType<typeof personId.parse>];
const as = (id: typeof first) => ({ id, role: 'admin' as const });
const admins = { name: 'groups', values: ['admins'], role: 'admin' as const };
const leads = { name: 'groups', values: ['leads', 'heads'], role: 'leader' as const };
const set = (rules: readonly (typeof admins | typeof leads)[], administratorIds = [first, second]) => ({
  type: 'SetRoleRules' as const,
  sourceId,
  rules,
  otherwise: 'keep' as const,
  administratorIds,
});
const wasSet = (...rules: readonly ((typeof admins | typeof leads) & { authorId: typeof first })[]) =>
  RoleRulesSet.of({ sourceId, rules: [...rules], otherwise: 'keep' });
const before = given(roleRules, wasSet({ ...admins, authorId: first }));

test('rules are set all at once, by their author', () => {
  given(roleRules)
    .when(set([admins, leads]), as(first))
    .then(wasSet({ ...admins, authorId: first }, { ...leads, authorId: first }));
});

test('a rule that stays as it is keeps its author, whoever saves it again: nobody approves what their own rule asks for', () => {
  before
    .when(set([leads, admins]), as(second))
    .then(wasSet({ ...leads, authorId: second }, { ...admins, authorId: first }));
  before.when(set([admins]), as(second)).thenNothing();
  const swapped = { ...leads, values: ['heads', 'leads'] };
  given(roleRules, wasSet({ ...leads, authorId: first }))
    .when(set([swapped]), as(second))
    .thenNothing();
});

test('a changed rule is by who changed it, and one whose author is no administrator any more by who saves it', () => {
  const wider = { ...admins, values: ['admins', 'everybody'] };
  before.when(set([wider]), as(second)).then(wasSet({ ...wider, authorId: second }));
  before.when(set([admins], [second]), as(second)).then(wasSet({ ...admins, authorId: second }));
});
