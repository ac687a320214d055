import {
  SampleDrawn,
  SavedSearchRemoved,
  SearchRenamed,
  SearchSaved,
} from '@annals/contracts/features/audit/search-events';
import { SensitiveRecordViewed } from '@annals/contracts/features/audit/sensitive-events';
import { auditSampleId, savedSearchId, sensitiveViewId } from '@annals/contracts/features/audit/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { NothingToDraw, NothingToOpen } from './errors';
import { auditSample, savedSearch } from './saved-search-decider';
import { sensitiveView } from './sensitive-view-decider';

const auditorId = personId.parse('018f0000-0000-7000-8000-0000000000a1');
const auditor = { id: auditorId, role: 'auditor' } as const;
const other = { id: personId.parse('018f0000-0000-7000-8000-0000000000a2'), role: 'auditor' } as const;
const [maya, omar] = ['b1', 'b2'].map((end) => personId.parse(`018f0000-0000-7000-8000-0000000000${end}`));
const searchId = savedSearchId.parse('018f0000-0000-7000-8000-0000000000c1');
const viewId = sensitiveViewId.parse('018f0000-0000-7000-8000-0000000000d1');
const sampleId = auditSampleId.parse('018f0000-0000-7000-8000-0000000000e1');

describe('a saved search', () => {
  const ids = { searchId, auditorId };
  const filter = { feature: 'meeting' };
  const saved = SearchSaved.of({ ...ids, name: 'Meetings', filter });

  test('is kept once', () => {
    const save = { type: 'SaveSearch', searchId, name: 'Meetings', filter } as const;
    given(savedSearch).when(save, auditor).then(saved);
    given(savedSearch, saved).when(save, auditor).thenNothing();
  });

  test('is renamed and removed by the auditor whose it is, and by nobody else', () => {
    const rename = { type: 'RenameSearch', name: '1:1s' } as const;
    given(savedSearch, saved)
      .when(rename, auditor)
      .then(SearchRenamed.of({ ...ids, name: '1:1s' }));
    given(savedSearch, saved).when({ type: 'RenameSearch', name: 'Meetings' }, auditor).thenNothing();
    given(savedSearch, saved).when(rename, other).refused(NotFound);
    given(savedSearch, saved).when({ type: 'RemoveSearch' }, auditor).then(SavedSearchRemoved.of(ids));
    given(savedSearch, saved).when({ type: 'RemoveSearch' }, other).refused(NotFound);
    given(savedSearch).when({ type: 'RemoveSearch' }, auditor).refused(NotFound);
    given(savedSearch, saved, SavedSearchRemoved.of(ids))
      .when({ type: 'RemoveSearch' }, auditor)
      .thenNothing();
  });
});

describe('opening sensitive values', () => {
  const open = {
    type: 'OpenSensitiveValues',
    viewId,
    people: [maya, omar].filter((id) => id !== undefined),
    record: 'leadershipCohort-1',
    event: null,
    reason: 'Complaint 17',
  } as const;
  const viewed = (whose = maya) =>
    SensitiveRecordViewed.of({
      viewId,
      personId: personId.parse(whose),
      viewerId: auditorId,
      record: 'leadershipCohort-1',
      eventId: null,
      eventType: null,
      reason: 'Complaint 17',
    });

  test('is an event for each person whose values are seen', () => {
    given(sensitiveView).when(open, auditor).then(viewed(maya), viewed(omar));
    given(sensitiveView, viewed()).when(open, auditor).thenNothing();
  });

  test('is refused where there is nothing to open', () => {
    given(sensitiveView)
      .when({ ...open, people: [] }, auditor)
      .refused(NothingToOpen);
  });
});

describe('a sample', () => {
  const drawn = {
    sampleId,
    name: 'Approvals',
    filter: { type: 'TimeOffApproved' },
    seed: '2026-11',
    size: 1,
    head: '4711',
    population: 218,
    eventIds: ['f0000000-0000-4000-8000-000000000001'],
  };

  test('is kept with everything that is needed to draw it again', () => {
    const event = SampleDrawn.of({ ...drawn, auditorId });
    given(auditSample)
      .when({ type: 'DrawSample', ...drawn }, auditor)
      .then(event);
    given(auditSample, event)
      .when({ type: 'DrawSample', ...drawn }, auditor)
      .thenNothing();
  });

  test('of nothing is refused', () => {
    given(auditSample)
      .when({ type: 'DrawSample', ...drawn, eventIds: [] }, auditor)
      .refused(NothingToDraw);
  });
});
