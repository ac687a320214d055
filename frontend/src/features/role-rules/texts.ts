import type { Otherwise, RoleSourceKind } from '@annals/contracts/features/role-rules/constants';
import type { RoleSourceView } from '@annals/contracts/features/role-rules/views';
import { ROLE_LABELS, type Role } from '@annals/contracts/kernel/roles';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the card. */
export const texts = translated({
  title: 'Roles by rules',
  lead: 'Roles can follow from what an identity provider says of somebody when they sign in, and from the groups of a directory. Where several rules match, the first of these counts: Administrator, Auditor, Leader, Manager, Employee. Who has reports is a Manager at least.',
  asked:
    'Administrator and Auditor are never given by a rule alone: it requests them, and a second administrator has to approve it who neither wrote the rule nor set up the provider or directory.',
  loading: 'Loading the rules...',
  failed: 'The rules could not be loaded',
  groups: 'Groups of the directory (SCIM)',
  people: (count: number) =>
    t(
      '{count, plural, =0 {Nobody’s role follows from them} one {The role of # person follows from them} other {The roles of # people follow from them}}',
      {
        count,
      },
    ),
  none: 'No rules: roles are given by hand.',
  off: 'Off',
  noDirectory: 'No directory',
  change: 'Change rules',
  changeOf: (name: string) => t('Change rules: {name}', { name }),
  quoted: (value: string) => t('“{value}”', { value }),
  is: (name: string, values: string) => t('{name} is {values}', { name, values }),
  isOneOf: (name: string, values: string) => t('{name} is one of {values}', { name, values }),
  group: (values: string) => t('In the group {values}', { values }),
  groupOneOf: (values: string) => t('In one of the groups {values}', { values }),
  author: (name: string) => t('Requested in the name of {name}', { name }),
  withheld: 'Not requested',
  withheldSince: (time: string) => t('Since {time}', { time }),
  withheldByNobody:
    'No administrator could approve it who neither wrote the rule nor set up its source, and who is independent of its author. When there is one, it is requested at the next sign-in, or with the next change of a group.',
  withheldByAuthor:
    'The author of the rule cannot request it for this person: another administrator has to write the rule.',
  authorGone: (name: string) =>
    t(
      '{name}, who wrote it, is no administrator any more: nothing is requested until another one saves the rules.',
      {
        name,
      },
    ),
});

/** The words of the dialog. */
export const formTexts = translated({
  title: (name: string) => t('Rules of {name}', { name }),
  rule: (number: number) => t('Rule {number}', { number }),
  add: 'Add rule',
  remove: (number: number) => t('Remove rule {number}', { number }),
  none: 'No rules yet. The first one says which value gives which role.',
  claim: 'Claim',
  claimHelp: 'As it is sent; nested with dots, such as realm_access.roles',
  attribute: 'Attribute',
  attributeHelp: 'Its whole name, as the provider sends it',
  values: 'Is one of these values',
  groups: 'Member of one of these groups',
  valuesHelp: 'One in a line, exactly as sent',
  groupsHelp: 'Their names, one in a line',
  role: 'Role',
  otherwise: 'When no rule matches',
  otherwiseHelp: 'With a role here, people who lose the claim lose the role they had by it.',
  reason: 'Reason',
  reasonHelp: 'It is in the log; it may be left out.',
  submit: 'Save rules',
  submitting: 'Saving...',
  cancel: 'Cancel',
  done: 'Rules saved',
  failed: 'The rules were not saved',
});

/** The words of the example. */
export const trialTexts = translated({
  title: 'Try on an example',
  lead: 'The rules as they are above, saved or not, by the same function as at a sign-in. Nothing is stored.',
  claims: 'Claims of a token, as JSON',
  attributes: 'Attributes, as XML or JSON',
  groups: 'Groups, one in a line',
  run: 'Try',
  failed: 'The example was not tried',
  result: 'Result',
  matches: 'Matches',
  matchesNot: 'Does not match',
  withheld: 'Held back',
  missing: 'There is nothing of this name.',
  found: (values: string) => t('There is: {values}', { values }),
  foundMore: (values: string, more: number) =>
    t('There is: {values} and {more, plural, one {# more} other {# more}}', { values, more }),
  isWithheld:
    'The provider says that there are groups, but did not send them, because they are too many. The role stays as it is. Let it send only the groups of this application, or app roles.',
  stays: 'No rule matches: the role stays as it is.',
  otherwise: (role: Role) => t('No rule matches: the role is {role}.', { role: ROLE_LABELS[role] }),
  gives: (role: Role) => t('The role is {role}.', { role: ROLE_LABELS[role] }),
  asks: (role: Role) =>
    t('{role} is requested of a second administrator; until then the role stays as it is.', {
      role: ROLE_LABELS[role],
    }),
  givesAndAsks: (role: Role, asked: Role) =>
    t('The role is {role}; {asked} is requested of a second administrator.', {
      role: ROLE_LABELS[role],
      asked: ROLE_LABELS[asked],
    }),
});

/** What a source is called. */
export function nameOf({ kind, name }: Pick<RoleSourceView, 'kind' | 'name'>): string {
  return kind === 'scim' ? texts.groups : name;
}

/** What follows where no rule matches, as an option. */
export function otherwiseLabel(otherwise: Otherwise): string {
  return otherwise === 'keep' ? t('The role stays as it is') : ROLE_LABELS[otherwise];
}

/** What an example of each kind looks like. */
export const EXAMPLES: Readonly<Record<RoleSourceKind, string>> = {
  oidc: '{\n  "groups": ["Everyone", "HR Managers"],\n  "realm_access": { "roles": ["annals-manager"] }\n}',
  saml: '<AttributeStatement>\n  <Attribute Name="groups">\n    <AttributeValue>HR Managers</AttributeValue>\n  </Attribute>\n</AttributeStatement>',
  scim: 'Everyone\nHR Managers',
};
