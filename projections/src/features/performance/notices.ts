import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Visibility } from '@annals/contracts/features/performance/constants';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

const shared = (visibility: Visibility) => visibility !== 'private';
const pathOf = (employeeId: PersonId) => `/performance?employee=${employeeId}`;

/** The person it is about is told of an entry, what becomes of it too, unless it is private to its author. */
export const timelineNotices: NoticesOf<TimelineEvent> = {
  TimelineEntryAdded: ({ data }) => (shared(data.visibility) ? [added(data, data.managerId)] : []),
  // One that was private until then is new to the person it is about.
  TimelineEntryCorrected: (event) => {
    const { data } = event;
    if (!shared(data.visibility)) return [];
    const authorId = actingPerson(event);
    return shared(data.previousVisibility)
      ? [{ ...added(data, authorId), kind: 'timeline_entry_corrected' }]
      : [added(data, authorId)];
  },
  TimelineEntryWithdrawn: (event) =>
    shared(event.data.visibility)
      ? [
          {
            personId: event.data.employeeId,
            kind: 'timeline_entry_withdrawn',
            path: pathOf(event.data.employeeId),
            aboutId: actingPerson(event),
            facts: { type: event.data.type },
          },
        ]
      : [],
};

type Named = Pick<
  Extract<TimelineEvent, { type: 'TimelineEntryAdded' }>['data'],
  'employeeId' | 'type' | 'title'
>;

function added({ employeeId, type, title }: Named, authorId: PersonId | null) {
  return {
    personId: employeeId,
    kind: 'timeline_entry_added' as const,
    path: pathOf(employeeId),
    aboutId: authorId,
    facts: { type, title: readable(title) },
  };
}
