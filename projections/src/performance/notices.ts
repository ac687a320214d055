import { readable } from '@annals/contracts/kernel/erased';
import type { TimelineEvent } from '@annals/contracts/performance/events';
import type { Notices } from '../notifications/notice';

/** The person it is about is told of an entry, unless it is private to its author. */
export const timelineNotices: Notices<TimelineEvent> = {
  TimelineEntryAdded: ({ data }) =>
    data.visibility === 'private'
      ? []
      : [
          {
            personId: data.employeeId,
            kind: 'timeline_entry_added',
            path: '/performance',
            aboutId: data.managerId,
            facts: { type: data.type, title: readable(data.title) },
          },
        ],
};
