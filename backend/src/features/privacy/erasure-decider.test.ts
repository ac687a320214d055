import {
  ErasureApproved,
  ErasureRefused,
  ErasureRequested,
  LegalHoldLifted,
  LegalHoldPlaced,
  PersonalDataErased,
} from '@annals/contracts/features/privacy/erasure-events';
import { legalHoldId } from '@annals/contracts/features/privacy/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { erasure } from './erasure-decider';
import {
  NobodyIndependent,
  RelatedAdministrator,
  RequestExpired,
  SameAdministrator,
} from '../second-administrator/errors';
import { AlreadyErased, ErasureUnderWay, NothingRequested, StillWorksHere, UnderLegalHold } from './errors';

const id = personId.parse('018f0000-0000-7000-8000-00000000000b');
const oneId = personId.parse('018f0000-0000-7000-8000-0000000000a1');
const otherId = personId.parse('018f0000-0000-7000-8000-0000000000a2');
const one: Actor = { id: oneId, role: 'admin' };
const other: Actor = { id: otherId, role: 'admin' };
const system: Actor = { id: 'system:erasure', role: 'system' };
const holdId = legalHoldId.parse('018f0000-0000-7000-8000-0000000000f1');
const reason = 'Asked for in a letter.';
/** While a request still counts. */
const SOON = '2026-01-02T12:00:00.000Z';

const requested = ErasureRequested.of({ personId: id, adminId: oneId, reason, approverIds: [otherId] });
const approved = ErasureApproved.of({ personId: id, adminId: otherId, requestedBy: oneId });
const refused = ErasureRefused.of({ personId: id, adminId: otherId, requestedBy: oneId, reason });
const ofHold = { personId: id, holdId, reason };
const held = LegalHoldPlaced.of({ ...ofHold, adminId: otherId, requestedBy: oneId });
const heldBefore = LegalHoldPlaced.of({ ...ofHold, adminId: otherId, requestedBy: null });
const lifted = LegalHoldLifted.of({ ...ofHold, adminId: oneId, requestedBy: oneId, approvedBy: otherId });
const liftedAgain = LegalHoldLifted.of({
  ...ofHold,
  adminId: oneId,
  requestedBy: null,
  approvedBy: otherId,
});
const erased = PersonalDataErased.of({
  personId: id,
  requestedBy: oneId,
  approvedBy: otherId,
  keysDestroyed: 1,
});

const request = {
  type: 'RequestErasure',
  personId: id,
  reason,
  hasLeft: true,
  approverIds: [otherId],
} as const;
/** Of the request that is the first event. */
const approve = { type: 'ApproveErasure', personId: id, standing: 'independent', request: 1n } as const;
const refuse = { type: 'RefuseErasure', personId: id, reason } as const;
const record = { type: 'RecordErasure', personId: id, keysDestroyed: 1 } as const;
const hold = { type: 'PlaceLegalHold', personId: id, holdId, reason } as const;
const lift = { type: 'LiftLegalHold', personId: id, holdId, approvedBy: otherId, reason } as const;

describe('an erasure', () => {
  test('is requested of somebody who has left, once', () => {
    given(erasure).when(request, one).then(requested);
    given(erasure, requested).when(request, other, SOON).thenNothing();
    given(erasure)
      .when({ ...request, hasLeft: false }, one)
      .refused(StillWorksHere);
  });

  test('is approved by another administrator', () => {
    given(erasure, requested).when(approve, other, SOON).then(approved);
    given(erasure, requested)
      .when({ ...approve, standing: 'same' }, one, SOON)
      .refused(SameAdministrator);
    given(erasure, requested)
      .when({ ...approve, standing: 'related' }, other, SOON)
      .refused(RelatedAdministrator);
    // Another request than the one that was looked at.
    given(erasure, requested)
      .when({ ...approve, request: 9n }, other, SOON)
      .refused(NothingRequested);
    given(erasure, requested, approved).when(approve, other, SOON).thenNothing();
    given(erasure).when(approve, other, SOON).refused(NothingRequested);
  });

  test('is requested only when somebody could approve it, and waits for two weeks', () => {
    given(erasure)
      .when({ ...request, approverIds: [] }, one)
      .refused(NobodyIndependent);
    const late = '2026-01-16T00:00:00.000Z';
    given(erasure, requested).when(approve, other, late).refused(RequestExpired);
    given(erasure, requested).when(request, one, late).then(requested);
    given(erasure, requested).when(request, one, '2026-01-14T00:00:00.000Z').thenNothing();
  });

  test('can be refused until it is approved, and asked for again', () => {
    given(erasure, requested).when(refuse, other).then(refused);
    given(erasure, requested, refused).when(approve, other, SOON).refused(NothingRequested);
    given(erasure, requested, refused).when(request, one).then(requested);
    given(erasure, requested, approved).when(refuse, one).refused(ErasureUnderWay);
    given(erasure).when(refuse, one).refused(NothingRequested);
  });

  test('is recorded when it was approved, once', () => {
    given(erasure, requested, approved).when(record, system).then(erased);
    given(erasure, requested, approved, erased).when(record, system).thenNothing();
    given(erasure, requested).when(record, system).refused(NothingRequested);
    given(erasure, requested, approved, erased).when(request, one).refused(AlreadyErased);
  });

  test('is repeated from the signed list, whatever the log knows', () => {
    const repeat = {
      type: 'RepeatErasure',
      personId: id,
      requestedBy: oneId,
      approvedBy: otherId,
      keysDestroyed: 1,
    } as const;
    given(erasure).when(repeat, system).then(erased);
    given(erasure, requested, held).when(repeat, system).then(erased);
    given(erasure, requested, approved, erased).when(repeat, system).thenNothing();
  });
});

describe('a legal hold', () => {
  test('blocks the approval until it is lifted', () => {
    given(erasure, requested, held).when(approve, other, SOON).refused(UnderLegalHold);
    given(erasure, requested, held, lifted).when(approve, other, SOON).then(approved);
  });

  test('one of two is enough to block', () => {
    const second = legalHoldId.parse('018f0000-0000-7000-8000-0000000000f2');
    const also = LegalHoldPlaced.of({ ...ofHold, adminId: oneId, holdId: second, requestedBy: oneId });
    given(erasure, requested, held, also, lifted).when(approve, other, SOON).refused(UnderLegalHold);
  });

  test('is placed and lifted once', () => {
    given(erasure).when(hold, other).then(heldBefore);
    given(erasure, requested).when(hold, other).then(held);
    given(erasure, held).when(hold, other).thenNothing();
    given(erasure, heldBefore).when(lift, one).then(liftedAgain);
    given(erasure, requested, held).when(lift, one).then(lifted);
    given(erasure, held, lifted).when(lift, one).thenNothing();
    given(erasure).when(lift, one).refused(NotFound);
  });

  test('comes too late when the erasure is approved or done', () => {
    given(erasure, requested, approved).when(hold, one).refused(ErasureUnderWay);
    given(erasure, requested, approved, erased).when(hold, one).refused(AlreadyErased);
  });
});
