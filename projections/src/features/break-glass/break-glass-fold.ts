import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import { breakGlassRow, type BreakGlassRow } from '@annals/contracts/features/break-glass/views';
import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { projection } from '../../engine/projection';

const NO_REQUEST = { requestedBy: null, requestedAt: null, requestReason: null, requestExpiresAt: null };
const NO_HALVES = { firstHolder: null, secondHolder: null, isFirstTaken: false, isSecondTaken: false };
const NOT_SEALED = { sealedAt: null, holders: [] };

const fresh = (id: PersonId): BreakGlassRow => ({
  id,
  isDeclared: false,
  endsRole: false,
  ...NO_REQUEST,
  ...NO_HALVES,
  ...NOT_SEALED,
  openings: [],
  closesAt: null,
  reviewedBy: null,
  reviewedAt: null,
  review: null,
});

/** The accounts that are kept for emergencies: who sealed them, what was opened, and what is to be reviewed. */
export const breakGlassAccounts = projection<BreakGlassRow, BreakGlassEvent>({
  name: 'break_glass_accounts',
  version: 2,
  row: breakGlassRow,
  indexes: {},
  tags: ['BreakGlass'],
  concerns: () => [],
  key: ({ data }) => data.personId,
  evolve: {
    BreakGlassSealingRequested: (row, { data, metadata }) => ({
      ...(row ?? fresh(data.personId)),
      requestedBy: data.adminId,
      requestedAt: metadata.occurredAt,
      requestReason: readable(data.reason),
      requestExpiresAt: data.expiresAt,
    }),
    BreakGlassSealingDeclined: (row) => row && { ...row, ...NO_REQUEST },
    BreakGlassSealingApproved: (row, { data }) =>
      row && {
        ...row,
        ...NO_REQUEST,
        ...NO_HALVES,
        isDeclared: true,
        endsRole: false,
        firstHolder: data.requestedBy,
        secondHolder: data.adminId,
      },
    BreakGlassHalfTaken: (row, { data: { half } }) =>
      row && { ...row, ...(half === 'first' ? { isFirstTaken: true } : { isSecondTaken: true }) },
    BreakGlassSealed: (row, { data, metadata }) =>
      row && { ...row, ...NO_HALVES, sealedAt: metadata.occurredAt, holders: data.holderIds },
    BreakGlassOpened: (row, { data: { sessionId, openedById, isDrill, reason, closesAt }, metadata }) =>
      row && {
        ...row,
        closesAt,
        openings: [
          ...row.openings,
          { sessionId, openedById, openedAt: metadata.occurredAt, isDrill, reason: readable(reason) },
        ],
      },
    BreakGlassClosed: (row, { metadata }) => row && { ...row, closesAt: metadata.occurredAt },
    BreakGlassReviewed: (row, { data, metadata }) =>
      row && {
        ...row,
        ...NO_HALVES,
        ...NOT_SEALED,
        openings: [],
        closesAt: null,
        reviewedBy: data.adminId,
        reviewedAt: metadata.occurredAt,
        review: readable(data.words),
      },
    BreakGlassRetired: (row, { data: { endsRole } }) =>
      row && { ...row, ...NO_REQUEST, ...NO_HALVES, ...NOT_SEALED, isDeclared: false, endsRole },
  },
});
