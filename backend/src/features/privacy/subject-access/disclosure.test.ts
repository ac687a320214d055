import { eventDefinitions } from '@annals/contracts/events';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { feedback360Id, review360Id } from '@annals/contracts/features/reviews-360/ids';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { timelineEntryId } from '@annals/contracts/features/performance/ids';
import { MeetingNotesTaken } from '@annals/contracts/features/meetings/events';
import { MessageSent } from '@annals/contracts/features/messages/events';
import {
  ManagerAssessmentSubmitted,
  PerformanceReviewCompleted,
} from '@annals/contracts/features/performance-reviews/events';
import { TimelineEntryAdded } from '@annals/contracts/features/performance/events';
import { FeedbackSubmitted, Review360Completed } from '@annals/contracts/features/reviews-360/events';
import { describe, expect, test } from 'vitest';
import { disclosedData, disclosureOf } from './disclosure';
import { COLLECTED } from '../../../features';

const { disclosures: declared } = COLLECTED;

const me = personId.parse('7b0c1f4e-52d1-4c0e-9a53-0d6a4f6f1a01');
const other = personId.parse('c2f5b8aa-1b7e-4d0f-8f0a-6f5c3e2d1b02');
const mine = { personId: me, isForAdministratorAlone: false };
const id = '8e4c2a10-5b6d-4f7e-9a81-0c2d3e4f5a77';

function recorded(event: NewEvent): RecordedEvent {
  const occurredAt = '2026-11-01T09:00:00.000Z';
  return {
    ...event,
    id,
    stream: `record-${id}`,
    revision: 0n,
    position: 1n,
    recordedAt: occurredAt,
    metadata: { commandId: id, correlationId: id, actorId: other, actorRole: 'manager', occurredAt },
  };
}

/** What becomes of the first of these events, which are one record. */
function disclosed(record: readonly NewEvent[], whose = mine) {
  const events = record.map(recorded);
  const [first] = events;
  if (!first) throw new Error('No event');
  const disclosure = disclosureOf(declared, first, events, whose);
  return { ...disclosure, ...disclosedData(first, disclosure, whose.personId) };
}

const feedback = (reviewerType: 'self' | 'manager' | 'peer') =>
  FeedbackSubmitted.of({
    review360Id: review360Id.parse(id),
    employeeId: me,
    feedbackId: feedback360Id.parse(id),
    reviewerId: reviewerType === 'self' ? me : other,
    reviewerType,
    scores: {} as never,
    comments: {},
    remarks: {},
  });

describe('what a person gets of an event', () => {
  test('every type of event with personal values has been decided upon', () => {
    const personal = eventDefinitions.filter(({ personalFields }) => personalFields.length > 0);
    const known = personal.map(({ type }) => type).sort();
    const decided = [...declared].filter(([, { words }]) => words !== undefined).map(([type]) => type);
    expect(decided.sort()).toEqual(known);
  });

  test('their own words whole, those about somebody else not even in part', () => {
    const notes = (employeeId: typeof me) =>
      MeetingNotesTaken.of({ meetingId: meetingId.parse(id), employeeId, notes: 'The notes' });
    expect(disclosed([notes(me)])).toMatchObject({
      kind: 'whole',
      data: { notes: 'The notes' },
      leftOut: [],
    });
    const mention = disclosed([notes(other)]);
    expect(mention).toMatchObject({ kind: 'mention', leftOut: ['notes'] });
    expect(mention.data).toEqual({ meetingId: id, employeeId: other });
  });

  test('a message whole for whom it was written to; an administrator gets the fact alone while they work here', () => {
    const sent = MessageSent.of({ messageId: id, recipientId: me, senderId: other, text: 'A word' });
    expect(disclosed([sent])).toMatchObject({ kind: 'whole', data: { text: 'A word' } });
    expect(disclosed([sent], { ...mine, isForAdministratorAlone: true })).toMatchObject({
      kind: 'facts',
      because: 'for the person alone',
      leftOut: ['text'],
    });
    expect(disclosed([sent], { ...mine, personId: other })).toMatchObject({ kind: 'mention' });
  });

  test('to an administrator, while the person works here, of a 1:1 only what the person wrote', () => {
    const taken = MeetingNotesTaken.of({
      meetingId: meetingId.parse(id),
      employeeId: me,
      notes: 'The notes',
    });
    const forAdministrator = { ...mine, isForAdministratorAlone: true };
    expect(disclosed([taken], forAdministrator)).toMatchObject({
      kind: 'facts',
      because: 'words of others',
      leftOut: ['notes'],
    });
    const theirs = recorded(taken);
    const event = { ...theirs, metadata: { ...theirs.metadata, actorId: me } };
    expect(disclosureOf(declared, event, [event], forAdministrator)).toEqual({ kind: 'whole' });
  });

  test('to an administrator, while the person works here, not whom they answered', () => {
    expect(disclosed([feedback('self')], { ...mine, isForAdministratorAlone: true }).kind).toBe('nothing');
    expect(disclosed([feedback('peer')], { personId: other, isForAdministratorAlone: true }).kind).toBe(
      'nothing',
    );
  });

  test('of 360 answers their own at once, the manager’s once released, those of peers never', () => {
    const completed = Review360Completed.of({
      review360Id: review360Id.parse(id),
      employeeId: me,
      managerId: other,
      overallScore: 4,
    });
    expect(disclosed([feedback('self')]).kind).toBe('whole');
    expect(disclosed([feedback('manager')]).kind).toBe('nothing');
    expect(disclosed([feedback('manager'), completed]).kind).toBe('whole');
    expect(disclosed([feedback('peer'), completed]).kind).toBe('nothing');
  });

  test('an assessment once the review is completed, an entry of the timeline unless its author keeps it', () => {
    const of = { reviewId: performanceReviewId.parse(id), employeeId: me, managerId: other };
    const assessed = ManagerAssessmentSubmitted.of({
      ...of,
      overallRating: 4,
      managerFeedback: 'Good',
      areasForImprovement: [],
    });
    expect(disclosed([assessed]).kind).toBe('nothing');
    expect(disclosed([assessed, PerformanceReviewCompleted.of({ ...of, overallRating: 4 })]).kind).toBe(
      'whole',
    );
    const entry = (visibility: 'manager' | 'private') =>
      TimelineEntryAdded.of({
        entryId: timelineEntryId.parse(id),
        employeeId: me,
        managerId: other,
        type: 'feedback',
        title: 'Title',
        description: 'Description',
        tags: [],
        attachments: [],
        visibility,
      });
    expect(disclosed([entry('manager')]).kind).toBe('whole');
    expect(disclosed([entry('private')]).kind).toBe('nothing');
  });
});
