import {
  BreakGlassClosed,
  BreakGlassHalfTaken,
  BreakGlassOpened,
  BreakGlassRetired,
  BreakGlassReviewed,
  BreakGlassSealed,
  BreakGlassSealingApproved,
  BreakGlassSealingRequested,
} from '@annals/contracts/features/break-glass/events';
import { asHalf } from '@annals/contracts/features/break-glass/routes';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { given } from '../../platform/commands/given';
import { StillHasReports } from '../person/errors';
import { newHalf } from '../../platform/sessions/break-glass';
import { EmergencyAccount, NobodyIndependent, RelatedAdministrator } from '../second-administrator/errors';
import { breakGlass, reviewersOf } from './decider';
import {
  AlreadyWaiting,
  BreakGlassRefused,
  HalfNotYours,
  HalfTaken,
  InUse,
  LastWhilePasswordsOff,
  NotOpen,
  ReviewedByOpener,
  ReviewFirst,
  Unsuitable,
} from './errors';

const idOf = (last: string): PersonId => personId.parse(`018f0000-0000-7000-8000-0000000000${last}`);
const [it, ada, grace, mary] = [idOf('09'), idOf('01'), idOf('02'), idOf('03')];
const by = (id: PersonId): Actor => ({ id, role: 'admin' });
const SOON = '2026-01-01T01:00:00.000Z';
const SESSION = '5b8f1c1e-0c5d-4d0b-9a4e-2f6a7c8d9e01';

const requested = BreakGlassSealingRequested.of({
  personId: it,
  adminId: ada,
  reason: 'For the day the provider is down',
  approverIds: [grace],
  expiresAt: '2026-01-15T01:00:00.000Z',
});
const approved = BreakGlassSealingApproved.of({ personId: it, adminId: grace, requestedBy: ada });
const first = BreakGlassHalfTaken.of({ personId: it, adminId: ada, half: 'first' });
const second = BreakGlassHalfTaken.of({ personId: it, adminId: grace, half: 'second' });
const sealed = (sealing = 1) => BreakGlassSealed.of({ personId: it, sealing, holderIds: [ada, grace] });
const opening = {
  personId: it,
  openedById: ada,
  sessionId: SESSION,
  isDrill: false,
  reason: 'The provider is down',
};
const opened = BreakGlassOpened.of({
  ...opening,
  closesAt: '2026-01-02T01:00:00.000Z',
  administratorIds: [ada, grace],
});
const SEALED = [requested, approved, first, second, sealed()];
const OPEN = [...SEALED, opened];

const request = (more: object = {}) => ({
  type: 'RequestSealing' as const,
  personId: it,
  reason: 'For the day the provider is down',
  approverIds: [grace],
  wasUsed: false,
  isUnsuitable: false,
  ...more,
});
const open = (sealing = 1) => ({
  type: 'Open' as const,
  ...opening,
  sealing,
  administratorIds: [ada, grace],
});
const take = { type: 'TakeHalf' as const, personId: it };
const review = (administratorIds = [ada, grace, mary]) => ({
  type: 'Review' as const,
  personId: it,
  words: 'The provider was down for an hour.',
  administratorIds,
});
const retire = {
  type: 'Retire' as const,
  personId: it,
  reason: 'Another one',
  isLastWhilePasswordsOff: false,
  hasReports: false,
};

describe('sealing', () => {
  test('is asked for by one administrator, of an account that is nobody’s', () => {
    given(breakGlass).when(request(), by(ada), SOON).then(requested);
    given(breakGlass, requested).when(request(), by(grace), SOON).refused(AlreadyWaiting);
    given(breakGlass)
      .when(request({ wasUsed: true }), by(ada), SOON)
      .refused(InUse);
    given(breakGlass)
      .when(request({ isUnsuitable: true }), by(ada), SOON)
      .refused(Unsuitable);
    given(breakGlass)
      .when(request({ approverIds: [] }), by(ada), SOON)
      .refused(NobodyIndependent);
  });
  test('is agreed to by an independent one', () => {
    const approve = { type: 'ApproveSealing', personId: it, standing: 'independent' } as const;
    given(breakGlass, requested).when(approve, by(grace), SOON).then(approved);
    given(breakGlass, requested)
      .when({ ...approve, standing: 'related' }, by(mary), SOON)
      .refused(RelatedAdministrator);
    given(breakGlass, requested)
      .when({ ...approve, standing: 'emergency' }, by(it), SOON)
      .refused(EmergencyAccount);
  });
  test('shows each of the two their half, once, and is done with the second one', () => {
    const begun = [requested, approved];
    given(breakGlass, ...begun)
      .when(take, by(ada), SOON)
      .then(first);
    given(breakGlass, ...begun)
      .when(take, by(mary), SOON)
      .refused(HalfNotYours);
    given(breakGlass, ...begun, first)
      .when(take, by(ada), SOON)
      .refused(HalfTaken);
    given(breakGlass, ...begun, first)
      .when(take, by(grace), SOON)
      .then(second, sealed());
    given(breakGlass, ...SEALED)
      .when(take, by(ada), SOON)
      .refused(HalfTaken);
  });
  test('leaves the present password until the new one is with both', () => {
    given(breakGlass, ...SEALED, requested, approved, first)
      .when(open(1), by(it), SOON)
      .then(opened);
    given(breakGlass, ...SEALED, requested, approved, first)
      .when(open(2), by(it), SOON)
      .refused(BreakGlassRefused);
    given(breakGlass, ...SEALED, requested, approved, first, second, sealed(2))
      .when(open(1), by(it), SOON)
      .refused(BreakGlassRefused);
  });
});

describe('opening', () => {
  test('breaks the seal for a day, in which the same password opens it again', () => {
    given(breakGlass, ...SEALED)
      .when(open(), by(it), SOON)
      .then(opened);
    given(breakGlass, ...OPEN)
      .when(open(), by(it), '2026-01-02T00:59:59.000Z')
      .then(opened);
    given(breakGlass, ...OPEN)
      .when(open(), by(it), '2026-01-02T01:00:00.000Z')
      .refused(BreakGlassRefused);
  });
  test('is over when an administrator closes it, who is not the account itself', () => {
    const close = { type: 'Close', personId: it } as const;
    const closed = BreakGlassClosed.of({ personId: it, adminId: grace });
    given(breakGlass, ...OPEN)
      .when(close, by(grace), SOON)
      .then(closed);
    given(breakGlass, ...OPEN)
      .when(close, by(it), SOON)
      .refused(EmergencyAccount);
    given(breakGlass, ...SEALED)
      .when(close, by(grace), SOON)
      .refused(NotOpen);
    given(breakGlass, ...OPEN, closed)
      .when(open(), by(it), SOON)
      .refused(BreakGlassRefused);
  });
  test('keeps everything else waiting for the review', () => {
    given(breakGlass, ...OPEN)
      .when(request(), by(grace), SOON)
      .refused(ReviewFirst);
    given(breakGlass, ...OPEN)
      .when(retire, by(grace), SOON)
      .refused(ReviewFirst);
    given(breakGlass, ...SEALED, requested, approved, first, opened)
      .when(take, by(grace), SOON)
      .refused(ReviewFirst);
  });
});

describe('the review', () => {
  test('is not for who opened it, nor for a holder while there is somebody else', () => {
    given(breakGlass, ...OPEN)
      .when(review(), by(ada), SOON)
      .refused(ReviewedByOpener);
    given(breakGlass, ...OPEN)
      .when(review(), by(grace), SOON)
      .refused(ReviewedByOpener);
    given(breakGlass, ...OPEN)
      .when(review(), by(it), SOON)
      .refused(EmergencyAccount);
    given(breakGlass, ...SEALED)
      .when(review(), by(mary), SOON)
      .refused(NotOpen);
    const reviewed = { personId: it, words: 'The provider was down for an hour.', openings: 1 };
    given(breakGlass, ...OPEN)
      .when(review(), by(mary), SOON)
      .then(BreakGlassReviewed.of({ ...reviewed, adminId: mary }));
    given(breakGlass, ...OPEN)
      .when(review([ada, grace]), by(grace), SOON)
      .then(BreakGlassReviewed.of({ ...reviewed, adminId: grace }));
    expect(reviewersOf({ openers: [ada], sealed: null }, [ada])).toEqual([]);
  });
  test('ends the password for good: a new one is sealed', () => {
    const reviewed = BreakGlassReviewed.of({ personId: it, adminId: mary, words: 'Done', openings: 1 });
    given(breakGlass, ...OPEN, reviewed)
      .when(open(), by(it), SOON)
      .refused(BreakGlassRefused);
    given(breakGlass, ...OPEN, reviewed)
      .when(request({ wasUsed: true }), by(ada), SOON)
      .then(requested);
  });
});

test('an account is retired, unless it is the last one while passwords are off, or people report to it', () => {
  const retired = BreakGlassRetired.of({
    personId: it,
    adminId: grace,
    reason: 'Another one',
    endsRole: true,
  });
  given(breakGlass, ...SEALED)
    .when({ ...retire, isLastWhilePasswordsOff: true }, by(grace), SOON)
    .refused(LastWhilePasswordsOff);
  given(breakGlass, ...SEALED)
    .when({ ...retire, hasReports: true }, by(grace), SOON)
    .refused(StillHasReports);
  given(breakGlass, ...SEALED)
    .when(retire, by(grace), SOON)
    .then(retired);
  given(breakGlass, ...SEALED, retired)
    .when(open(), by(it), SOON)
    .refused(BreakGlassRefused);
  // Somebody may have signed in to it since.
  given(breakGlass, ...SEALED, retired)
    .when(request({ wasUsed: true }), by(ada), SOON)
    .refused(InUse);
});

test('a half is read as it was made, however it is typed', () => {
  const half = newHalf();
  expect(half).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(asHalf(` ${half.toLowerCase().replaceAll('-', ' ')} `)).toBe(half.replaceAll('-', ''));
  expect(asHalf('oil')).toBe('011');
});
