import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  PainPointReassigned,
  PainPointReopened,
  PainPointReported,
  PainPointResolved,
  PainPointTakenUp,
} from '@annals/contracts/features/pain-points/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { painPoint } from './decider';
import { NotLookingAfterIt, PainPointAlreadyResolved, PainPointNotResolved } from './errors';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const employee: Actor = { id: employeeId, role: 'employee' };
const manager: Actor = { id: managerId, role: 'manager' };
const other: Actor = { id: otherId, role: 'manager' };
const admin: Actor = { id: otherId, role: 'admin' };
const system: Actor = { id: 'system:pain-points', role: 'system' };

const of = {
  painPointId: painPointId.parse('018f0000-0000-7000-8000-000000000001'),
  employeeId,
  managerId,
};
const report = {
  title: 'Too many rounds',
  description: 'Half of Monday goes into rounds.',
  category: 'process' as const,
  priority: 'high' as const,
  impactLevel: 8,
  frequency: 'weekly' as const,
};
const reported = PainPointReported.of({ ...of, ...report });
const takenUp = PainPointTakenUp.of(of);
const resolved = PainPointResolved.of({ ...of, resolutionNotes: 'One round was dropped.' });
const reopened = PainPointReopened.of({ ...of, reason: 'It is back.' });
const resolve = { type: 'ResolvePainPoint' as const, resolutionNotes: 'One round was dropped.' };
const reopen = { type: 'ReopenPainPoint' as const, reason: 'It is back.' };
const takeUp = { type: 'TakeUpPainPoint' as const };

test('anyone reports to their manager, once', () => {
  const command = {
    type: 'ReportPainPoint' as const,
    painPointId: of.painPointId,
    managerId,
    ...report,
    suggestedSolution: '',
  };
  given(painPoint).when(command, employee).then(reported);
  given(painPoint, reported).when(command, employee).thenNothing();
});

describe('the manager', () => {
  test('takes it up, once', () => {
    given(painPoint, reported).when(takeUp, manager).then(takenUp);
    given(painPoint, reported, takenUp).when(takeUp, manager).thenNothing();
    given(painPoint, reported, resolved).when(takeUp, manager).refused(PainPointAlreadyResolved);
    given(painPoint, reported, resolved, reopened).when(takeUp, manager).then(takenUp);
  });
  test('resolves it with notes, whether it was taken up or not', () => {
    given(painPoint, reported).when(resolve, manager).then(resolved);
    given(painPoint, reported, takenUp).when(resolve, manager).then(resolved);
    given(painPoint, reported, resolved).when(resolve, manager).refused(PainPointAlreadyResolved);
  });
});

test('the reporter and the manager open a resolved one again, and only that', () => {
  given(painPoint, reported, resolved).when(reopen, employee).then(reopened);
  given(painPoint, reported, resolved).when(reopen, manager).then(reopened);
  given(painPoint, reported).when(reopen, employee).refused(PainPointNotResolved);
  given(painPoint, reported, takenUp).when(reopen, manager).refused(PainPointNotResolved);
});

test('the reporter neither takes up nor resolves', () => {
  given(painPoint, reported).when(takeUp, employee).refused(NotLookingAfterIt);
  given(painPoint, reported).when(resolve, employee).refused(NotLookingAfterIt);
});

test('a stranger does not learn that it exists', () => {
  given(painPoint, reported).when(takeUp, other).refused(NotFound);
  given(painPoint, reported, resolved).when(reopen, other).refused(NotFound);
  given(painPoint).when(resolve, manager).refused(NotFound);
});

test('without a manager it is for the administrators', () => {
  const orphaned = PainPointReported.of({ ...of, managerId: null, ...report });
  given(painPoint, orphaned)
    .when(takeUp, admin)
    .then(PainPointTakenUp.of({ ...of, managerId: null }));
  given(painPoint, orphaned).when(takeUp, other).refused(NotFound);
  given(painPoint, reported).when(takeUp, admin).refused(NotFound);
});

describe('a change of manager', () => {
  const reassign = { type: 'ReassignPainPoint' as const, managerId: otherId };
  const reassigned = PainPointReassigned.of({ ...of, managerId: otherId });
  test('hands an unresolved one over, once; the new manager looks after it, the old one no longer', () => {
    given(painPoint, reported).when(reassign, system).then(reassigned);
    given(painPoint, reported, reassigned).when(reassign, system).thenNothing();
    given(painPoint, reported, reassigned)
      .when(takeUp, other)
      .then(PainPointTakenUp.of({ ...of, managerId: otherId }));
    given(painPoint, reported, reassigned).when(takeUp, manager).refused(NotFound);
  });
  test('leaves a resolved one where it was resolved', () =>
    given(painPoint, reported, resolved).when(reassign, system).thenNothing());
  test('is the system’s to follow', () =>
    given(painPoint, reported).when(reassign, manager).refused(NotLookingAfterIt));
});
