import { expect, test } from 'vitest';
import { newRule, rulesForm, startOf } from './rules-form';

test('values are lines, with commas in them, and what is shown is what was saved', () => {
  const rules = [{ name: 'groups', values: ['Leads, all', 'Heads'], role: 'leader' as const }];
  const start = startOf({
    id: 'scim',
    kind: 'scim',
    name: '',
    isOn: true,
    rules: rules.map((rule) => ({ ...rule, authorName: 'Ada', isAuthorAdministrator: true })),
    otherwise: 'keep',
    people: 0,
    withheld: [],
  });
  expect(start.rules).toEqual([{ name: 'groups', values: 'Leads, all\nHeads', role: 'leader' }]);
  expect(rulesForm.parse(start)).toEqual({ rules, otherwise: 'keep', reason: '' });
});

test('a rule without a value or a name is not sent', () => {
  for (const rule of [newRule('oidc'), { ...newRule('saml'), values: 'a' }])
    expect(rulesForm.safeParse({ rules: [rule], otherwise: 'keep', reason: '' }).success).toBe(false);
  const typed = { ...newRule('scim'), values: ' a \n\n b' };
  expect(rulesForm.parse({ rules: [typed], otherwise: 'employee', reason: '' }).rules[0]?.values).toEqual([
    'a',
    'b',
  ]);
});
