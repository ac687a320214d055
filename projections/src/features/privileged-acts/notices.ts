import { readable } from '@annals/contracts/kernel/erased';
import type { PrivilegedActKind } from '@annals/contracts/features/privileged-acts/constants';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import { ROLE_LABELS, type Role } from '@annals/contracts/kernel/roles';
import type { NoticesOf } from '../../engine/notice';

const PATH = '/admin/approvals';

/** What was requested, as it is in a sentence. It names nobody: the words stay when the person is erased. */
const WHAT: Readonly<Record<PrivilegedActKind, string>> = {
  'grant-role': 'a role',
  'send-link': 'a new link to a password for an administrator or auditor',
  'unlock-account': 'the unlocking of an administrator’s or auditor’s account',
  'lift-legal-hold': 'the lifting of a legal hold',
};
const whatOf = (act: PrivilegedActKind, role: Role | null) =>
  role === null ? WHAT[act] : `the role ${ROLE_LABELS[role]} for somebody`;

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
      facts: { what: WHAT[data.act], reason: readable(data.reason) },
    },
  ],
  PrivilegedActDeclined: ({ data }) => [
    {
      personId: data.requestedBy,
      kind: 'privileged_act_declined' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: { what: WHAT[data.act], reason: readable(data.reason) },
    },
  ],
};
