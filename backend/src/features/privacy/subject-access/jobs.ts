import { subjectAccessId, type SubjectAccessId } from '@annals/contracts/features/privacy/ids';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import { unfinishedSubjectAccesses } from '@annals/projections/features/privacy/subject-access-queries';
import type { ArchiveKind } from '../../../platform/archives/jobs';
import { makeSubjectAccess } from './make';

/** Archives of everything about a person. */
export const subjectAccessArchives: ArchiveKind<SubjectAccessId> = {
  name: 'subject-access',
  id: subjectAccessId,
  askedForBy: (event) => {
    const { type, data } = event as SubjectAccessEvent;
    return type === 'SubjectAccessRequested' ? data.accessId : undefined;
  },
  unfinished: unfinishedSubjectAccesses,
  make: makeSubjectAccess,
};
