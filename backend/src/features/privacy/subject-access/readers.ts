import type { SubjectAccessRow } from '@annals/contracts/features/privacy/subject-access-views';
import { may } from '@annals/contracts/permissions';
import type { Reader } from '@annals/projections/engine/scope';

type OfAccess = Pick<SubjectAccessRow, 'personId' | 'requestedBy'>;

/** Whether somebody may know that an archive was asked for: the person it is about, and administrators. */
export function mayKnowOf(reader: Reader, access: OfAccess): boolean {
  return access.personId === reader.id || may(reader.role, 'privacy:administer');
}

/** Whether somebody may open an archive: the person it is about, and the administrator who asked for it. */
export function mayOpen(reader: Reader, access: OfAccess): boolean {
  return (
    access.personId === reader.id ||
    (access.requestedBy === reader.id && may(reader.role, 'privacy:administer'))
  );
}
