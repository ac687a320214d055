import { t, translated } from '@annals/contracts/kernel/text';

/** The directories that keep people. */
export const scimTexts = translated({
  title: 'Directory (SCIM)',
  lead: 'A directory such as Entra ID or Okta hires people here, moves them and lets them go, as it has them.',
  loading: 'Loading the directories...',
  failed: 'The directories could not be loaded',
  none: 'People are kept in Annals',
  noneSentence: 'Connect a directory, and enter its address and token there.',
  connect: 'Connect directory',
  address: 'Address to enter there (tenant URL, SCIM base URL)',
  copy: 'Copy',
  copyNamed: (name: string) => t('Copy the address for {name}', { name }),
  copied: 'Address copied',
  keeps: 'Keeps',
  people: (count: number) => t('{count, plural, =0 {Nobody yet} one {# person} other {# people}}', { count }),
  groups: (count: number) => t('{count, plural, =0 {no groups} one {# group} other {# groups}}', { count }),
  waiting: (count: number) =>
    t('{count, plural, one {# person waits} other {# people wait}} for a manager who has not arrived', {
      count,
    }),
  lastRequest: 'Last request',
  noRequest: 'None yet: use “Test connection” there, and look here again.',
  went: (request: string) => t('{request}: answered', { request }),
  wentWrong: (request: string, status: number) =>
    t('{request}: refused ({status})', { request, status: String(status) }),
  works: 'Connected',
  neverUsed: 'Not used yet',
  failing: 'Last request failed',
  ranOut: 'Token has run out',
  ended: 'Ended',
  fields: 'Which side keeps what',
  fieldsThere:
    'There: name, e-mail address, position (title), department, manager and employment (active). Here they can only be read.',
  fieldsHere: 'Here: role, first day, public holidays, and everything people do.',
  tokens: 'Its token gets a new secret, or is ended, under Tokens.',
});

/** The form that connects a directory. */
export const connectTexts = translated({
  title: 'Connect a directory',
  lead: 'With the token one can hire people, move them and let them go, but make no administrators and auditors. Keep it in the directory and nowhere else.',
  name: 'Name',
  nameHelp: 'Such as “Entra ID”. It stays in the log, beside everything the directory does.',
  days: 'The token works for',
  submit: 'Connect',
  submitting: 'Connecting...',
  failed: 'The directory was not connected',
  cancel: 'Cancel',
});
