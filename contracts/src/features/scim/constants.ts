import { msg, translated } from '../../kernel/text';

/** Where SCIM clients find the directory, below the address of the installation. */
export const SCIM_PATH = '/api/scim/v2';

/** What of a person a directory keeps: each is changed there, and nowhere else. What is not here is kept in Annals. */
export const KEPT_BY_DIRECTORY = [
  'firstName',
  'lastName',
  'email',
  'position',
  'department',
  'managerId',
  'employment',
] as const;
export type KeptField = (typeof KEPT_BY_DIRECTORY)[number];

export const KEPT_LABELS: Readonly<Record<KeptField, string>> = translated({
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  position: 'Position',
  department: 'Department',
  managerId: 'Manager',
  employment: 'Employment',
});

/** What a person has who comes without it: SCIM asks for neither. Stored, so in English. */
export const NOT_GIVEN = msg('Not given');

/** Beyond this a filter is refused: in characters, in what it joins, in brackets within brackets. */
export const LONGEST_FILTER = 512;
export const MOST_FILTER_PARTS = 8;
export const DEEPEST_FILTER = 3;
/** Users or groups in one answer. */
export const MOST_RESOURCES = 200;
/** Operations in one PATCH, and members that one request names. */
export const MOST_OPERATIONS = 100;
export const MOST_MEMBERS = 2_000;
