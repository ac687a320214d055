import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import type { NoticesOf } from '../../engine/notice';

const pathTo = (personId: PersonId) => `/admin/people/${personId}`;
const OWN = '/settings/data-access';

/** The person who asked for an erasure, to be told of it; nobody when nobody asked. */
function asker({ personId, requestedBy }: { personId: PersonId; requestedBy: PersonId | null }) {
  return requestedBy === null ? [] : [{ personId: requestedBy, path: pathTo(personId), aboutId: personId }];
}

/** Administrators are told of erasures that wait for them or that they asked for; people of archives of their own data. */
export const privacyNotices: NoticesOf<ErasureEvent | SubjectAccessEvent> = {
  ErasureRequested: ({ data: { personId, approverIds } }) =>
    approverIds.map((approver) => ({
      personId: approver,
      kind: 'erasure_waiting' as const,
      path: pathTo(personId),
      aboutId: personId,
      facts: {},
    })),
  ErasureApproved: ({ data }) =>
    asker(data).map((to) => ({ ...to, kind: 'erasure_approved' as const, facts: {} })),
  ErasureRefused: ({ data }) =>
    asker(data).map((to) => ({
      ...to,
      kind: 'erasure_refused' as const,
      facts: { reason: readable(data.reason) },
    })),
  PersonalDataErased: ({ data: { personId, requestedBy, approvedBy } }) =>
    [requestedBy, approvedBy].map((administrator) => ({
      personId: administrator,
      kind: 'erasure_done' as const,
      path: pathTo(personId),
      facts: {},
    })),
  LegalHoldPlaced: ({ data }) =>
    asker(data).map((to) => ({
      ...to,
      kind: 'erasure_held_up' as const,
      facts: { reason: readable(data.reason) },
    })),
  LegalHoldLifted: ({ data }) =>
    asker(data).map((to) => ({ ...to, kind: 'erasure_no_longer_held_up' as const, facts: {} })),
  SubjectAccessRequested: ({ data: { personId, requestedBy, reason } }) =>
    personId === requestedBy
      ? []
      : [
          {
            personId,
            kind: 'own_data_asked_for' as const,
            path: OWN,
            aboutId: requestedBy,
            facts: { reason: reason === undefined ? null : readable(reason) },
          },
        ],
  SubjectAccessPrepared: ({ data: { personId, requestedBy } }) => [
    personId === requestedBy
      ? { personId, kind: 'own_data_ready' as const, path: OWN, facts: {} }
      : {
          personId: requestedBy,
          kind: 'subject_access_ready' as const,
          path: pathTo(personId),
          aboutId: personId,
          facts: {},
        },
  ],
};
