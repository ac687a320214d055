import { personId } from '@annals/contracts/kernel/ids';
import { subjectAccessId } from '@annals/contracts/features/privacy/ids';
import {
  SubjectAccessDownloaded,
  SubjectAccessFailed,
  SubjectAccessPrepared,
  SubjectAccessRequested,
} from '@annals/contracts/features/privacy/subject-access-events';
import { describe, test } from 'vitest';
import { NotFound } from '../../../platform/commands/domain-error';
import { given } from '../../../platform/commands/given';
import { AlreadyBeingMade } from '../errors';
import { subjectAccess } from './decider';

const accessId = subjectAccessId.parse('8e4c2a10-5b6d-4f7e-9a81-0c2d3e4f5a77');
const whose = personId.parse('7b0c1f4e-52d1-4c0e-9a53-0d6a4f6f1a01');
const requestedBy = personId.parse('c2f5b8aa-1b7e-4d0f-8f0a-6f5c3e2d1b02');
const administrator = { id: requestedBy, role: 'admin' } as const;
const job = { id: 'system:privacy', role: 'system' } as const;
const of = { accessId, personId: whose, requestedBy };
const reason = 'Asked for in a letter.';
const ask = { type: 'RequestSubjectAccess', ...of, reason, isBeingMade: false } as const;
const made = { events: 40, bytes: 9_000, sha256: 'abc' };
const requested = SubjectAccessRequested.of({ ...of, reason });
const prepared = SubjectAccessPrepared.of({ ...of, ...made });
const failed = SubjectAccessFailed.of({ ...of, problem: 'Broken' });
const download = { type: 'NoteDownload', downloadedBy: requestedBy } as const;

describe('an archive of everything about a person', () => {
  test('is asked for once, and not while another is being made', () => {
    given(subjectAccess).when(ask, administrator).then(requested);
    given(subjectAccess, requested).when(ask, administrator).thenNothing();
    given(subjectAccess)
      .when({ ...ask, isBeingMade: true }, administrator)
      .refused(AlreadyBeingMade);
  });

  test('is made once, or fails', () => {
    const finish = { type: 'FinishSubjectAccess', ...made } as const;
    const fail = { type: 'FailSubjectAccess', problem: 'Broken' } as const;
    given(subjectAccess, requested).when(finish, job).then(prepared);
    given(subjectAccess, requested, prepared).when(finish, job).thenNothing();
    given(subjectAccess, requested).when(fail, job).then(failed);
    given(subjectAccess, requested, prepared).when(fail, job).thenNothing();
    given(subjectAccess).when(finish, job).refused(NotFound);
    given(subjectAccess).when(fail, job).refused(NotFound);
  });

  test('tells of each download, and of none before it is made', () => {
    const downloaded = SubjectAccessDownloaded.of({ ...of, downloadedBy: requestedBy });
    given(subjectAccess, requested, prepared).when(download, administrator).then(downloaded);
    given(subjectAccess, requested, prepared, downloaded).when(download, administrator).then(downloaded);
    given(subjectAccess, requested).when(download, administrator).refused(NotFound);
    given(subjectAccess, requested, failed).when(download, administrator).refused(NotFound);
    given(subjectAccess).when(download, administrator).refused(NotFound);
  });
});
