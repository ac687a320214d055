import {
  EvidenceExported,
  EvidenceExportFailed,
  EvidenceRequested,
} from '@annals/contracts/features/audit/evidence-events';
import { evidenceExportId } from '@annals/contracts/features/audit/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import { NotFound } from '../../../platform/commands/domain-error';
import { given } from '../../../platform/commands/given';
import { evidence } from './decider';

const exportId = evidenceExportId.parse('8e4c2a10-5b6d-4f7e-9a81-0c2d3e4f5a61');
const requestedBy = personId.parse('7b0c1f4e-52d1-4c0e-9a53-0d6a4f6f1a01');
const auditor = { id: requestedBy, role: 'auditor' } as const;
const job = { id: 'system:evidence', role: 'system' } as const;
const asked = { exportId, requestedBy, filter: { feature: 'meeting' }, purpose: 'Yearly review' };
const made = { events: 3, treeSize: 10, bytes: 400, sha256: 'abc' };
const requested = EvidenceRequested.of(asked);

describe('a bundle of evidence', () => {
  test('is asked for', () =>
    given(evidence)
      .when({ type: 'RequestEvidence', ...asked }, auditor)
      .then(requested));
  test('is asked for once', () =>
    given(evidence, requested)
      .when({ type: 'RequestEvidence', ...asked }, auditor)
      .thenNothing());
  test('is made', () =>
    given(evidence, requested)
      .when({ type: 'FinishExport', ...made }, job)
      .then(EvidenceExported.of({ exportId, requestedBy, ...made })));
  test('is made once, whoever else made it meanwhile', () =>
    given(evidence, requested, EvidenceExported.of({ exportId, requestedBy, ...made }))
      .when({ type: 'FinishExport', ...made, sha256: 'other' }, job)
      .thenNothing());
  test('says why it could not be made, and then is not made any more', () => {
    const failed = EvidenceExportFailed.of({
      exportId,
      requestedBy,
      problem: 'The selection holds no event.',
    });
    given(evidence, requested).when({ type: 'FailExport', problem: failed.data.problem }, job).then(failed);
    given(evidence, requested, failed)
      .when({ type: 'FinishExport', ...made }, job)
      .thenNothing();
  });
  test('that nobody asked for is not made', () =>
    given(evidence)
      .when({ type: 'FinishExport', ...made }, job)
      .refused(NotFound));
});
