import { ROLE_LABELS } from '../../kernel/roles';
import { msg, t, translated } from '../../kernel/text';

/** What the list of events is called, to be given to `t`. */
export const EVENT_LOG = msg('Event log');

/** The parts of the auditor's workspace. */
export const sectionTexts = translated({
  events: 'Events',
  asOf: 'As of',
  samples: 'Samples',
  evidence: 'Evidence',
});

/** The words around the list of events. */
export const listTexts = translated({
  subtitle: 'Everything that happened, newest first: who did what, when, and to which record.',
  title: 'Events',
  filters: 'Filters',
});

/** The heads of the columns of events. */
export const columnTexts = translated({
  when: 'When',
  who: 'Who',
  what: 'Event',
  record: 'Record',
  about: 'About',
  position: 'Position',
});

/** What acts beside people. */
const OTHERS: Readonly<Record<string, string>> = translated({
  system: 'System',
  'identity provider': 'Identity provider',
  scim: 'SCIM client',
  token: 'Token',
});

/** The role somebody acted in, or what else they are. */
export function roleWords(role: string): string {
  const ofPeople: Readonly<Record<string, string>> = ROLE_LABELS;
  return ofPeople[role] ?? OTHERS[role] ?? role;
}

/** As what somebody acted, in words; a token of a person by its name. */
export function actedAsWords(role: string, tokenName: string | null): string {
  return role === 'token' && tokenName !== null
    ? t('Token “{token}”', { token: tokenName })
    : roleWords(role);
}

/** The end of the id of a record, which is enough to tell records of a list apart. Of what there is but one of, such as the organization, undefined: its id is a word. */
export function endOfId(stream: string): string | undefined {
  const end = /[0-9a-f]{8}$/.exec(stream)?.[0];
  return end && `…${end}`;
}
