import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { timelineEntryId } from './ids';
import { IMPACTS, TIMELINE_TYPES, VISIBILITIES } from './constants';

/** Every event of an entry names the entry and the person it is about: its words are encrypted with their key. */
const ofEntry = { entryId: timelineEntryId, employeeId: personId };
const about = 'employeeId';
const category = 'timelineEntry';
const content = {
  title: personal(z.string()),
  description: personal(z.string()),
  category: personal(z.string().optional()),
  impact: z.enum(IMPACTS).optional(),
  tags: personal(z.array(z.string())),
  attachments: personal(z.array(z.string())),
  visibility: z.enum(VISIBILITIES),
};

/** A manager put feedback, a goal, an achievement or a milestone on someone's timeline. */
export const TimelineEntryAdded = event('TimelineEntryAdded', 1, {
  category,
  about,
  description: 'A manager added feedback, a goal, an achievement or a milestone to someone’s timeline.',
  data: {
    ...ofEntry,
    /** Who wrote it. */
    managerId: personId,
    type: z.enum(TIMELINE_TYPES),
    ...content,
    /** The goal that this achievement reaches. */
    linkedGoalId: timelineEntryId.optional(),
  },
});

/** The author put an entry right; what it said before stays in the history. */
export const TimelineEntryCorrected = event('TimelineEntryCorrected', 1, {
  category,
  about,
  description: 'An entry of a timeline was corrected, with a reason.',
  data: {
    ...ofEntry,
    type: z.enum(TIMELINE_TYPES),
    ...content,
    /** Who could see it until then. */
    previousVisibility: z.enum(VISIBILITIES),
    /** When it was added: the month it counts in. */
    addedAt: z.iso.datetime(),
    reason: personal(z.string()),
  },
});

/** The author took an entry back. A goal that it had reached is open again. */
export const TimelineEntryWithdrawn = event('TimelineEntryWithdrawn', 1, {
  category,
  about,
  description: 'An entry of a timeline was withdrawn, with a reason.',
  data: {
    ...ofEntry,
    type: z.enum(TIMELINE_TYPES),
    linkedGoalId: timelineEntryId.optional(),
    visibility: z.enum(VISIBILITIES),
    /** When it was added: the month it no longer counts in. */
    addedAt: z.iso.datetime(),
    reason: personal(z.string()),
  },
});

export const timelineEvents = [TimelineEntryAdded, TimelineEntryCorrected, TimelineEntryWithdrawn] as const;
export type TimelineEvent = EventOf<(typeof timelineEvents)[number]>;
export type NewTimelineEvent = NewEventOf<(typeof timelineEvents)[number]>;
