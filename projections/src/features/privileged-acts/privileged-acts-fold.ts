import { readable } from '@annals/contracts/kernel/erased';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import { privilegedActRow, type PrivilegedActRow } from '@annals/contracts/features/privileged-acts/views';
import { projection } from '../../engine/projection';

/** What takes two administrators: who requested what, and what came of it. */
export const privilegedActs = projection<PrivilegedActRow, PrivilegedActEvent>({
  name: 'privileged_acts',
  version: 2,
  row: privilegedActRow,
  indexes: { latest: ['requestedAt desc', 'id desc'], ofSubject: ['subjectId', 'status'] },
  tags: ['PrivilegedActs'],
  concerns: () => [],
  key: ({ data }) => data.actId,
  evolve: {
    PrivilegedActRequested: (_, { data, metadata }) => ({
      id: data.actId,
      act: data.act,
      subjectId: data.subjectId,
      role: data.role,
      holdId: data.holdId,
      status: 'requested',
      requestedBy: data.adminId,
      requestedAt: metadata.occurredAt,
      reason: readable(data.reason),
      rulesOf: data.rulesOf?.name ?? null,
      expiresAt: data.expiresAt,
      decidedBy: null,
      decidedAt: null,
      decision: null,
      outcome: null,
      problem: null,
    }),
    PrivilegedActApproved: (row, event) => row && { ...row, status: 'approved', ...decided(event) },
    PrivilegedActDeclined: (row, event) => row && { ...row, status: 'declined', ...decided(event) },
    PrivilegedActCompleted: (row, { data: { outcome, problem } }) =>
      row && { ...row, status: 'completed', outcome, problem },
  },
});

type Decision = Extract<PrivilegedActEvent, { type: 'PrivilegedActApproved' | 'PrivilegedActDeclined' }>;

function decided({ data, metadata }: Decision) {
  return { decidedBy: data.adminId, decidedAt: metadata.occurredAt, decision: readable(data.reason) };
}
