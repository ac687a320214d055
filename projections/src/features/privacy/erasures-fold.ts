import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import { readable } from '@annals/contracts/kernel/erased';
import { erasureRow, type ErasureRow, type LegalHold } from '@annals/contracts/features/privacy/views';
import { projection } from '../../engine/projection';

/** The state of the erasure of each person, and the legal holds on them. */
export const erasures = projection<ErasureRow, ErasureEvent>({
  name: 'erasures',
  version: 1,
  row: erasureRow,
  indexes: { latest: ['changedAt desc', 'id desc'] },
  tags: ['Privacy'],
  concerns: () => [],
  key: ({ data }) => data.personId,
  evolve: {
    ErasureRequested: (row, { data, metadata }) => ({
      ...(row ?? nothing(data.personId, metadata.occurredAt)),
      status: 'requested',
      requestedBy: data.adminId,
      requestedAt: metadata.occurredAt,
      reason: readable(data.reason),
      decidedBy: null,
      decidedAt: null,
      refusal: null,
      changedAt: metadata.occurredAt,
    }),
    ErasureApproved: (row, { data, metadata }) =>
      row && { ...row, status: 'approved', ...decided(data.adminId, metadata.occurredAt) },
    ErasureRefused: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'refused',
        ...decided(data.adminId, metadata.occurredAt),
        refusal: readable(data.reason),
      },
    // After a restore there may be nothing before it: the signed list knew of it.
    PersonalDataErased: (row, { data, metadata }) => ({
      ...(row ?? nothing(data.personId, metadata.occurredAt)),
      status: 'erased',
      requestedBy: data.requestedBy,
      decidedBy: data.approvedBy,
      erasedAt: metadata.occurredAt,
      keysDestroyed: data.keysDestroyed,
      changedAt: metadata.occurredAt,
    }),
    LegalHoldPlaced: (row, { data, metadata }) => {
      const before = row ?? nothing(data.personId, metadata.occurredAt);
      const hold: LegalHold = {
        holdId: data.holdId,
        placedBy: data.adminId,
        placedAt: metadata.occurredAt,
        reason: readable(data.reason),
        liftedBy: null,
        liftedAt: null,
        liftReason: null,
      };
      return { ...before, holds: [...before.holds, hold], changedAt: metadata.occurredAt };
    },
    LegalHoldLifted: (row, { data, metadata }) =>
      row && {
        ...row,
        holds: row.holds.map((hold) =>
          hold.holdId === data.holdId
            ? {
                ...hold,
                liftedBy: data.adminId,
                liftedAt: metadata.occurredAt,
                liftReason: readable(data.reason),
              }
            : hold,
        ),
        changedAt: metadata.occurredAt,
      },
  },
});

function nothing(id: ErasureRow['id'], at: string): ErasureRow {
  return {
    id,
    status: 'none',
    requestedBy: null,
    requestedAt: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    refusal: null,
    erasedAt: null,
    keysDestroyed: null,
    holds: [],
    changedAt: at,
  };
}

function decided(
  by: NonNullable<ErasureRow['decidedBy']>,
  at: string,
): Pick<ErasureRow, 'decidedBy' | 'decidedAt' | 'changedAt'> {
  return { decidedBy: by, decidedAt: at, changedAt: at };
}
