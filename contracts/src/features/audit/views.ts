import { z } from 'zod';
import { historyChange, historyEntry } from '../../kernel/history';
import { auditSampleId, savedSearchId, sensitiveViewId } from './ids';
import { personId } from '../../kernel/ids';
import { eventFilter } from './filter';

/** A person as auditors find them by name. */
export const auditPerson = z.object({
  id: personId,
  name: z.string(),
  position: z.string(),
  department: z.string(),
  hasLeft: z.boolean(),
});
export type AuditPerson = z.infer<typeof auditPerson>;

/** An event as lists show it: the facts around it, never its words. */
export const auditEvent = z.object({
  id: z.string(),
  position: z.string(),
  type: z.string(),
  feature: z.string(),
  stream: z.string(),
  revision: z.number(),
  actorId: z.string(),
  actorName: z.string(),
  /** As what they acted: a person's role, or another kind of actor. */
  actorRole: z.string(),
  /** What the token was called that acted; null: none did. */
  tokenName: z.string().nullable(),
  /** Whom it is about first, then whom else it names. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  occurredAt: z.string(),
  recordedAt: z.string(),
  commandId: z.string(),
  /** Whether it holds values that are opened with a reason. */
  hasSensitive: z.boolean(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** A page of the explorer, newest first, with the ways on in both directions; null where there is nothing further. */
export const auditEventPage = z.object({
  events: z.array(auditEvent),
  newer: z.string().nullable(),
  older: z.string().nullable(),
});
export type AuditEventPage = z.infer<typeof auditEventPage>;

const counted = z.object({ value: z.string(), count: z.number() });

/** How the events that match are spread. */
export const eventFacets = z.object({
  /** The number of events counted. */
  counted: z.number(),
  /** False where only the newest were counted, because there are too many to count while somebody waits. */
  isComplete: z.boolean(),
  features: z.array(counted),
  types: z.array(counted),
  roles: z.array(counted),
  /** Months such as `2026-09`, oldest first. */
  months: z.array(counted),
});
export type EventFacets = z.infer<typeof eventFacets>;

/** The intervals that a histogram counts in. */
export const HISTOGRAM_STEPS = ['hour', 'day', 'week', 'month'] as const;
export type HistogramStep = (typeof HISTOGRAM_STEPS)[number];

/** How many matching events happened when. */
export const eventHistogram = z.object({
  step: z.enum(HISTOGRAM_STEPS),
  /** One after the other without gaps, in UTC, oldest first; weeks begin on Monday. Each ends where the next begins. */
  bars: z.array(z.object({ from: z.iso.datetime(), until: z.iso.datetime(), count: z.number() })),
  /** False where only the newest were counted, because there are too many to count while somebody waits. */
  isComplete: z.boolean(),
});
export type EventHistogram = z.infer<typeof eventHistogram>;

/** A type of event that Annals declares, and the feature whose records have it. */
export const eventTypeView = z.object({ type: z.string(), feature: z.string(), description: z.string() });
export type EventTypeView = z.infer<typeof eventTypeView>;

/** A value of an event as it is shown: `events` are ids, one a line; `structure` is JSON, with people by name; `hidden` can be opened with a reason, `erased` is gone for ever. */
export const auditValue = z.object({
  field: z.string(),
  kind: z.enum(['text', 'instant', 'day', 'person', 'events', 'structure', 'hidden', 'erased', 'none']),
  text: z.string(),
});
export type AuditValue = z.infer<typeof auditValue>;

/** A step of what led to an event and what followed from it. */
export const causeNode = z.object({
  id: z.string(),
  /** What it followed from; null at the root. */
  causeId: z.string().nullable(),
  type: z.string(),
  stream: z.string(),
  actorName: z.string(),
  occurredAt: z.string(),
  position: z.string(),
});
export type CauseNode = z.infer<typeof causeNode>;

/** Everything about one event. */
export const auditEventDetail = auditEvent.extend({
  description: z.string(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Who answers for an actor that is no person, by name. */
  onBehalfOf: z.string().nullable(),
  reason: z.string().nullable(),
  schemaVersion: z.number(),
  values: z.array(auditValue),
  /** In a sentence, as in the history of its record. */
  sentence: z.string(),
  /** What it changed in its record, before and after; what is sensitive hidden. */
  changes: z.array(historyChange),
  /** The events of the same intention, each with what it followed from, oldest first. */
  chain: z.array(causeNode),
  /** False where the intention led to more events than are listed. */
  isChainComplete: z.boolean(),
  /** The event before and after it in its record; null at the ends. */
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type AuditEventDetail = z.infer<typeof auditEventDetail>;

/** A record: a stream with what is known of it. */
export const auditRecord = z.object({
  stream: z.string(),
  feature: z.string(),
  events: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  hasSensitive: z.boolean(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** The two clocks of a replay: what had happened by a moment, or what Annals had recorded by it. */
export const CLOCKS = ['happened', 'recorded'] as const;

/** One value of a record, then and now. */
export const comparedValue = z.object({
  field: z.string(),
  then: auditValue,
  now: auditValue,
  /** Told also of hidden values: that they differ, not how. */
  differs: z.boolean(),
});
export type ComparedValue = z.infer<typeof comparedValue>;

/** A row of a read model, then and now. */
export const comparedRow = z.object({
  stream: z.string(),
  readModel: z.string(),
  rowId: z.string(),
  /** What it is called, or whom it is about, as far as that is shown without a reason; null: neither is. */
  name: z.string().nullable(),
  existedThen: z.boolean(),
  existsNow: z.boolean(),
  values: z.array(comparedValue),
});
export type ComparedRow = z.infer<typeof comparedRow>;

/** A record at a moment beside what it is today. */
export const recordAsOf = z.object({
  stream: z.string(),
  feature: z.string(),
  eventsThen: z.number(),
  eventsNow: z.number(),
  /** The last event that counts then; null where the record did not exist. */
  lastThen: z.object({ id: z.string(), position: z.string(), occurredAt: z.string() }).nullable(),
  rows: z.array(comparedRow),
});
export type RecordAsOf = z.infer<typeof recordAsOf>;

export const savedSearchView = z.object({
  id: savedSearchId,
  name: z.string(),
  filter: eventFilter,
  savedAt: z.string(),
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

export const sampleSummary = z.object({
  id: auditSampleId,
  name: z.string(),
  filter: eventFilter,
  seed: z.string(),
  size: z.number(),
  population: z.number(),
  head: z.string(),
  auditorName: z.string(),
  drawnAt: z.string(),
});
export type SampleSummary = z.infer<typeof sampleSummary>;

export const sampleDetail = sampleSummary.extend({
  events: z.array(auditEvent),
  /** Whether drawing again, with the same seed from the same events, gave the same sample just now. */
  isReproduced: z.boolean(),
});
export type SampleDetail = z.infer<typeof sampleDetail>;

/** What an auditor opened, as long as the opening lasts. */
export const openedValues = z.object({
  viewId: sensitiveViewId,
  stream: z.string(),
  reason: z.string(),
  closesAt: z.string(),
  /** The opened values, by event. */
  events: z.array(
    z.object({ id: z.string(), type: z.string(), position: z.string(), values: z.array(auditValue) }),
  ),
  /** The record told with them, where it was opened as a whole. */
  history: z.array(historyEntry),
});
export type OpenedValues = z.infer<typeof openedValues>;

/** A look at somebody's data, as they see it themself. */
export const ownSensitiveView = z.object({
  id: z.string(),
  viewerName: z.string(),
  feature: z.string(),
  /** What was opened, in words; null: the whole record. */
  eventType: z.string().nullable(),
  reason: z.string(),
  viewedAt: z.string(),
});
export type OwnSensitiveView = z.infer<typeof ownSensitiveView>;
