import { readable } from '@annals/contracts/kernel/erased';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import {
  subjectAccessRow,
  type SubjectAccessRow,
} from '@annals/contracts/features/privacy/subject-access-views';
import { projection } from '../../engine/projection';

/** The archives of everything about people that were asked for, and what became of each. */
export const subjectAccesses = projection<SubjectAccessRow, SubjectAccessEvent>({
  name: 'subject_accesses',
  version: 1,
  row: subjectAccessRow,
  indexes: {
    latest: ['requestedAt desc', 'id desc'],
    latestOfPerson: ['personId', 'requestedAt desc', 'id desc'],
    unfinished: ['status', 'requestedAt'],
  },
  tags: ['SubjectAccess'],
  concerns: (row) => [row.personId, row.requestedBy],
  key: ({ data }) => data.accessId,
  evolve: {
    SubjectAccessRequested: (_, { data: { accessId, personId, requestedBy, reason }, metadata }) => ({
      id: accessId,
      personId,
      requestedBy,
      reason: reason === undefined || requestedBy === personId ? null : readable(reason),
      status: 'running',
      events: null,
      bytes: null,
      sha256: null,
      problem: null,
      requestedAt: metadata.occurredAt,
      finishedAt: null,
      downloads: 0,
      downloadedAt: null,
    }),
    SubjectAccessPrepared: (row, { data: { events, bytes, sha256 }, metadata }) =>
      row && { ...row, status: 'ready', events, bytes, sha256, finishedAt: metadata.occurredAt },
    SubjectAccessFailed: (row, { data: { problem }, metadata }) =>
      row && { ...row, status: 'failed', problem, finishedAt: metadata.occurredAt },
    SubjectAccessDownloaded: (row, { metadata }) =>
      row && { ...row, downloads: row.downloads + 1, downloadedAt: metadata.occurredAt },
  },
});
