import type { BreakGlassState as StateName } from '@annals/contracts/features/break-glass/constants';
import { HALVES } from '@annals/contracts/features/break-glass/constants';
import type { BreakGlassRow, BreakGlassView } from '@annals/contracts/features/break-glass/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import { namesOf } from '@annals/projections/features/people/queries';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { objectionTo } from '../second-administrator/independence';
import { standingOf } from '../second-administrator/standing';
import { breakGlass, halfOf, reviewersOf } from './decider';
import { ReviewedByOpener } from './errors';

type Needed = Pick<Services, 'log' | 'readModels' | 'clock'>;

/** Accounts for emergencies with names, and what somebody may do about each of them. */
export async function viewsOf(
  services: Needed,
  rows: readonly BreakGlassRow[],
  reader: PersonId,
): Promise<BreakGlassView[]> {
  const names = await namesOf(services.readModels, rows.flatMap(peopleIn));
  return Promise.all(rows.map((row) => viewOf(services, row, (id) => names.get(id) ?? '', reader)));
}

async function viewOf(
  { log, readModels, clock }: Needed,
  row: BreakGlassRow,
  nameOf: (id: string) => string,
  reader: PersonId,
): Promise<BreakGlassView> {
  const now = clock().toISOString();
  const isOther = reader !== row.id;
  const state = await stateOf(log, breakGlass, row.id);
  const isAsked = row.requestExpiresAt !== null && row.requestExpiresAt > now;
  const objection =
    isAsked && state.request ? objectionTo(await standingOf(log, state.request, reader)) : undefined;
  const isUsed = row.openings.length > 0;
  const isOpen = isUsed && row.closesAt !== null && row.closesAt > now;
  const mayReview =
    isUsed && isOther && reviewersOf(state, await administratorsBesides(readModels, row.id)).includes(reader);
  const holderOf = { first: row.firstHolder, second: row.secondHolder };
  const isTaken = { first: row.isFirstTaken, second: row.isSecondTaken };
  const mine = halfOf(state.halves, reader);
  return {
    id: row.id,
    name: nameOf(row.id),
    state: stateIn(row, { isAsked, isOpen }),
    request: isAsked
      ? {
          byName: nameOf(row.requestedBy ?? ''),
          at: row.requestedAt ?? '',
          reason: row.requestReason ?? '',
          expiresAt: row.requestExpiresAt ?? '',
          objection: objection?.message ?? null,
        }
      : null,
    halves:
      row.firstHolder === null
        ? null
        : HALVES.map((half) => ({
            half,
            holderName: nameOf(holderOf[half] ?? ''),
            isTaken: isTaken[half],
            isMine: holderOf[half] === reader,
          })),
    sealedAt: row.sealedAt,
    holderNames: row.holders.map(nameOf),
    openings: row.openings.map((one) => ({ ...one, openedByName: nameOf(one.openedById) })),
    opensUntil: isOpen ? row.closesAt : null,
    review:
      row.reviewedBy === null
        ? null
        : { byName: nameOf(row.reviewedBy), at: row.reviewedAt ?? '', words: row.review ?? '' },
    reviewObjection: isUsed && !mayReview ? new ReviewedByOpener().message : null,
    allowed: {
      seal: isOther && row.isDeclared && !isAsked && !isUsed,
      approve: isAsked && !objection,
      decline: isAsked && isOther,
      takeHalf: !isUsed && mine !== undefined && !isTaken[mine],
      close: isOpen && isOther,
      review: mayReview,
      retire: isOther && row.isDeclared && !isUsed,
    },
  };
}

function stateIn(
  row: BreakGlassRow,
  { isAsked, isOpen }: { readonly isAsked: boolean; readonly isOpen: boolean },
): StateName {
  if (isOpen) return 'open';
  if (row.openings.length > 0) return 'to-review';
  if (row.firstHolder !== null) return 'halves';
  if (isAsked) return 'requested';
  if (row.sealedAt !== null) return 'sealed';
  return row.isDeclared ? 'to-seal' : 'retired';
}

function peopleIn({
  id,
  requestedBy,
  firstHolder,
  secondHolder,
  holders,
  openings,
  reviewedBy,
}: BreakGlassRow) {
  const named = [requestedBy, firstHolder, secondHolder, reviewedBy].flatMap((one) => one ?? []);
  return [id, ...named, ...holders, ...openings.map(({ openedById }) => openedById)];
}
