import { readable, readableList } from '@annals/contracts/kernel/erased';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { timelineRow, type TimelineRow } from '@annals/contracts/features/performance/views';
import { projection } from '../../engine/projection';

/** Every entry of everyone's timeline: the specification's `performance_timeline`. An achievement moves its goal's row too. */
export const performanceTimeline = projection<TimelineRow, TimelineEvent>({
  name: 'performance_timeline',
  version: 1,
  row: timelineRow,
  indexes: {
    latestOfEmployee: ['employeeId', 'createdAt desc', 'id desc'],
    latestOfAuthor: ['managerId', 'createdAt desc', 'id desc'],
    latest: ['createdAt desc', 'id desc'],
  },
  tags: ['PerformanceTimeline'],
  // Of what is private nobody but its author hears, not even that something moved.
  concerns: (row) => (row.visibility === 'private' ? [row.managerId] : [row.employeeId, row.managerId]),
  key: ({ data }) =>
    'linkedGoalId' in data && data.linkedGoalId !== undefined
      ? [data.entryId, data.linkedGoalId]
      : data.entryId,
  evolve: {
    TimelineEntryAdded: (row, { data, metadata }, key) => {
      if (key === data.linkedGoalId) return row && { ...row, reachedById: data.entryId };
      return {
        id: data.entryId,
        employeeId: data.employeeId,
        managerId: data.managerId,
        type: data.type,
        ...contentOf(data),
        linkedGoalId: data.linkedGoalId ?? null,
        createdAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
        reachedById: null,
        withdrawnAt: null,
        withdrawalReason: null,
      };
    },
    TimelineEntryCorrected: (row, { data, metadata }) =>
      row && { ...row, ...contentOf(data), updatedAt: metadata.occurredAt },
    TimelineEntryWithdrawn: (row, { data, metadata }, key) => {
      if (key === data.linkedGoalId)
        return row && { ...row, reachedById: row.reachedById === data.entryId ? null : row.reachedById };
      return (
        row && {
          ...row,
          withdrawnAt: metadata.occurredAt,
          withdrawalReason: readable(data.reason),
          updatedAt: metadata.occurredAt,
        }
      );
    },
  },
});

type Content = Extract<TimelineEvent, { type: 'TimelineEntryCorrected' }>['data'];
type ContentField = 'title' | 'description' | 'category' | 'impact' | 'tags' | 'attachments' | 'visibility';

function contentOf(data: Pick<Content, ContentField>) {
  return {
    title: readable(data.title),
    description: readable(data.description),
    category: data.category === undefined ? null : readable(data.category),
    impact: data.impact ?? null,
    tags: readableList(data.tags),
    attachments: readableList(data.attachments),
    visibility: data.visibility,
  };
}
