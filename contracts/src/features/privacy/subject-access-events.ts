import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { subjectAccessId } from './ids';

const category = 'subjectAccess';
/** Whose data it is, and who asked for it: themself, or an administrator. */
const ofAccess = { accessId: subjectAccessId, personId, requestedBy: personId };

/** Somebody wants everything that is known of a person (GDPR, article 15): the person themself, or an administrator who says why. */
export const SubjectAccessRequested = event('SubjectAccessRequested', 1, {
  category,
  about: 'personId',
  description: 'Everything that is known of a person was asked for, by them or by an administrator.',
  data: {
    ...ofAccess,
    /** Why an administrator asks; the person who asks for their own data need not say. */
    reason: personal(z.string().optional()),
  },
});

/** The archive is made: so many events of the person are in it. `sha256` is that of the archive. */
export const SubjectAccessPrepared = event('SubjectAccessPrepared', 1, {
  category,
  description: 'An archive of everything that is known of a person was made.',
  data: {
    ...ofAccess,
    events: z.number().int().nonnegative(),
    bytes: z.number().int().positive(),
    sha256: z.string(),
  },
});

/** The archive could not be made, and why. */
export const SubjectAccessFailed = event('SubjectAccessFailed', 1, {
  category,
  description: 'An archive of everything that is known of a person could not be made.',
  data: { ...ofAccess, problem: z.string() },
});

/** Somebody downloaded the archive; every time is told. */
export const SubjectAccessDownloaded = event('SubjectAccessDownloaded', 1, {
  category,
  description: 'An archive of everything that is known of a person was downloaded.',
  data: { ...ofAccess, downloadedBy: personId },
});

export const subjectAccessEvents = [
  SubjectAccessRequested,
  SubjectAccessPrepared,
  SubjectAccessFailed,
  SubjectAccessDownloaded,
] as const;
export type SubjectAccessEvent = EventOf<(typeof subjectAccessEvents)[number]>;
export type NewSubjectAccessEvent = NewEventOf<(typeof subjectAccessEvents)[number]>;
