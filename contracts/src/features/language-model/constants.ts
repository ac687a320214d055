/** What a language model may put into other words: an insight, or a briefing, of which it drafts the summary. */
export const WORDED_SUBJECTS = ['insight', 'briefing'] as const;
export type WordedSubject = (typeof WORDED_SUBJECTS)[number];

/** Why the words of a language model were not used. */
export const WORDING_FAULTS = [
  'not-json',
  'wrong-shape',
  'length',
  'characters',
  'figure',
  'language',
  'name',
  'address',
  'instruction',
  'claim',
] as const;
export type WordingFault = (typeof WORDING_FAULTS)[number];

/** Why a language model gave no answer that could be looked at. */
export const WORDING_FAILURES = [
  'too-slow',
  'too-long',
  'unreachable',
  'redirected',
  'key-refused',
  'too-many-requests',
  'request-refused',
  'server-error',
  'wrong-content-type',
  'no-completion',
] as const;
export type WordingFailure = (typeof WORDING_FAILURES)[number];

export const WORDING_STATUSES = ['asked', 'failed', 'used', 'dropped'] as const;
export type WordingStatus = (typeof WORDING_STATUSES)[number];

/** How often one thing is asked for before its own words stay. */
export const MOST_ATTEMPTS = 3;

/** The one stream of the switch. */
export const ORGANIZATION = 'organisation';
