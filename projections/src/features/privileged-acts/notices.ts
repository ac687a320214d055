import { readable } from '@annals/contracts/kernel/erased';
import {
  ROLES_REQUESTED,
  WHAT_IS_REQUESTED,
  type PrivilegedActKind,
  type PrivilegedRole,
} from '@annals/contracts/features/privileged-acts/constants';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import type { NoticesOf } from '../../engine/notice';

const PATH = '/admin/approvals';

const whatOf = (act: PrivilegedActKind, role: PrivilegedRole | null) =>
  role === null ? WHAT_IS_REQUESTED[act] : ROLES_REQUESTED[role];

/** The administrators who can approve are told of a request, and the person who made it of the decision. */
export const privilegedActNotices: NoticesOf<PrivilegedActEvent> = {
  PrivilegedActRequested: ({ data }) =>
    data.approverIds.map((personId) => ({
      personId,
      kind: 'privileged_act_waiting' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: { what: whatOf(data.act, data.role), reason: readable(data.reason) },
    })),
  PrivilegedActApproved: ({ data }) => [
    {
      personId: data.requestedBy,
      kind: 'privileged_act_approved' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: { what: WHAT_IS_REQUESTED[data.act], reason: readable(data.reason) },
    },
  ],
  PrivilegedActDeclined: ({ data }) => [
    {
      personId: data.requestedBy,
      kind: 'privileged_act_declined' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: { what: WHAT_IS_REQUESTED[data.act], reason: readable(data.reason) },
    },
  ],
};
