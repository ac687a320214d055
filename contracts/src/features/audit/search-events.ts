import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { auditSampleId, savedSearchId } from './ids';
import { personId } from '../../kernel/ids';
import { eventFilter } from './filter';

const ofSearch = { searchId: savedSearchId, auditorId: personId };
const category = 'savedSearch';
const about = 'auditorId';

/** An auditor keeps a search of the event log under a name. */
export const SearchSaved = event('SearchSaved', 1, {
  category,
  about,
  description: 'An auditor saved a search of the event log under a name.',
  data: { ...ofSearch, name: personal(z.string()), filter: eventFilter },
});

/** A saved search goes by another name. */
export const SearchRenamed = event('SearchRenamed', 1, {
  category,
  about,
  description: 'An auditor gave a saved search another name.',
  data: { ...ofSearch, name: personal(z.string()) },
});

/** A saved search is no longer wanted. */
export const SavedSearchRemoved = event('SavedSearchRemoved', 1, {
  category,
  description: 'An auditor removed a saved search.',
  data: ofSearch,
});

export const searchEvents = [SearchSaved, SearchRenamed, SavedSearchRemoved] as const;
export type SearchEvent = EventOf<(typeof searchEvents)[number]>;
export type NewSearchEvent = NewEventOf<(typeof searchEvents)[number]>;

/** A sample was drawn; the person who repeats it with the same seed, filter and head gets the same events. */
export const SampleDrawn = event('SampleDrawn', 1, {
  category: 'auditSample',
  about,
  description: 'An auditor drew a reproducible sample of the events that match a filter.',
  data: {
    sampleId: auditSampleId,
    auditorId: personId,
    name: personal(z.string()),
    filter: eventFilter,
    seed: z.string(),
    size: z.number().int(),
    /** The position of the newest event that could be drawn. */
    head: z.string(),
    /** How many events matched up to there. */
    population: z.number().int(),
    eventIds: z.array(z.uuid()),
  },
});

export const sampleEvents = [SampleDrawn] as const;
export type SampleEvent = EventOf<(typeof sampleEvents)[number]>;
export type NewSampleEvent = NewEventOf<(typeof sampleEvents)[number]>;
