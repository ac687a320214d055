import { personId } from '@annals/contracts/kernel/ids';
import { recognitionCategoryId, recognitionId } from '@annals/contracts/features/recognition/ids';
import {
  RecognitionApproved,
  RecognitionDeclined,
  RecognitionHandedOver,
  RecognitionNominated,
} from '@annals/contracts/features/recognition/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { recognition } from './decider';
import {
  AlreadyApproved,
  AlreadyDeclined,
  CategoryNotInUse,
  OwnNomination,
  RecipientNotHere,
  RecognisingOneself,
} from './errors';

const recipientId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const nominatorId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000d');
const recipient: Actor = { id: recipientId, role: 'employee' };
const manager: Actor = { id: managerId, role: 'manager' };
const nominator: Actor = { id: nominatorId, role: 'employee' };
const other: Actor = { id: otherId, role: 'leader' };
const admin: Actor = { id: otherId, role: 'admin' };
const system: Actor = { id: 'system:organisation', role: 'system' };

const ids = {
  recognitionId: recognitionId.parse('018f0000-0000-7000-8000-000000000001'),
  employeeId: recipientId,
  nominatorId,
  pointsAwarded: 25,
};
const words = {
  recipientId,
  categoryId: recognitionCategoryId.parse('018f0000-0000-7000-8000-000000000002'),
  title: 'Calm in the outage',
  description: 'Kept everyone informed every twenty minutes.',
  visibility: 'team' as const,
};
const nominate = {
  type: 'Nominate' as const,
  recognitionId: ids.recognitionId,
  ...words,
  pointValue: 25,
  recipientWorksHere: true,
  approverId: managerId,
};
const nominated = RecognitionNominated.of({ ...ids, ...words, approverId: managerId });
const approved = (by = managerId) => RecognitionApproved.of({ ...ids, approvedBy: by, title: words.title });
const declined = RecognitionDeclined.of({ ...ids, declinedBy: managerId, reason: 'Agreed before.' });
const approve = { type: 'Approve' as const, approverId: managerId };
const decline = { type: 'Decline' as const, approverId: managerId, reason: 'Agreed before.' };

describe('a nomination', () => {
  test('is made by anybody for a colleague, once, and is worth what its category is worth', () => {
    given(recognition).when(nominate, nominator).then(nominated);
    given(recognition, nominated).when(nominate, nominator).thenNothing();
  });
  test('is not for oneself, for somebody who left, or of a category out of use', () => {
    given(recognition).when(nominate, recipient).refused(RecognisingOneself);
    given(recognition)
      .when({ ...nominate, recipientWorksHere: false }, nominator)
      .refused(RecipientNotHere);
    given(recognition)
      .when({ ...nominate, pointValue: null }, nominator)
      .refused(CategoryNotInUse);
  });
});

describe('the decision', () => {
  test('is the manager’s or an administrator’s', () => {
    given(recognition, nominated).when(approve, manager).then(approved());
    given(recognition, nominated).when(approve, admin).then(approved(otherId));
    given(recognition, nominated).when(decline, manager).then(declined);
  });
  test('is never the nominator’s, even where they are the manager or an administrator', () => {
    given(recognition, nominated)
      .when({ ...approve, approverId: nominatorId }, { ...nominator, role: 'manager' })
      .refused(OwnNomination);
    given(recognition, nominated)
      .when(approve, { ...nominator, role: 'admin' })
      .refused(OwnNomination);
  });
  test('is never the recipient’s, even where they are an administrator', () => {
    given(recognition, nominated)
      .when(approve, { ...recipient, role: 'admin' })
      .refused(NotFound);
  });
  test('is nobody else’s, who do not learn that there is one', () => {
    given(recognition, nominated).when(approve, other).refused(NotFound);
    given(recognition, nominated).when(decline, other).refused(NotFound);
    given(recognition).when(approve, admin).refused(NotFound);
  });
  test('is made once', () => {
    given(recognition, nominated, approved()).when(approve, manager).thenNothing();
    given(recognition, nominated, declined).when(decline, manager).thenNothing();
    given(recognition, nominated, approved()).when(decline, manager).refused(AlreadyApproved);
    given(recognition, nominated, declined).when(approve, manager).refused(AlreadyDeclined);
  });
});

describe('when the recipient gets another manager', () => {
  const handOver = (to: typeof managerId) => ({ type: 'HandOverRecognition' as const, managerId: to });
  const handedOver = (approverId: typeof managerId | null) =>
    RecognitionHandedOver.of({ ...ids, approverId, title: words.title });
  test('what waits goes to that manager, once', () => {
    given(recognition, nominated).when(handOver(otherId), system).then(handedOver(otherId));
    given(recognition, nominated, handedOver(otherId)).when(handOver(otherId), system).thenNothing();
  });
  test('it goes to the administrators where the new manager nominated it', () => {
    given(recognition, nominated).when(handOver(nominatorId), system).then(handedOver(null));
  });
  test('what is decided stays as it is', () => {
    given(recognition, nominated, approved()).when(handOver(otherId), system).thenNothing();
  });
});
