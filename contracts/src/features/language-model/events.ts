import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { wordingId } from './ids';
import { WORDED_SUBJECTS, WORDING_FAILURES, WORDING_FAULTS } from './constants';

const endpoint = {
  /** The host of the endpoint, without the key. */
  host: z.string(),
  model: z.string(),
};

/** An administrator let this language model put insights and briefings into other words; the reason is in the metadata. */
export const LanguageModelSwitchedOn = event('LanguageModelSwitchedOn', 1, {
  category: 'languageModel',
  description: 'An administrator let a language model put insights and briefings into other words.',
  data: endpoint,
});

/** An administrator took that back. */
export const LanguageModelSwitchedOff = event('LanguageModelSwitchedOff', 1, {
  category: 'languageModel',
  description: 'An administrator let no language model put anything into other words any more.',
  data: endpoint,
});

export const languageModelEvents = [LanguageModelSwitchedOn, LanguageModelSwitchedOff] as const;
export type LanguageModelEvent = EventOf<(typeof languageModelEvents)[number]>;
export type NewLanguageModelEvent = NewEventOf<(typeof languageModelEvents)[number]>;

const ofWording = {
  wordingId,
  /** Whose insight it is, or of whom the briefing. */
  employeeId: personId,
  /** From 1. */
  attempt: z.number().int(),
};
const category = 'wording';
const about = 'employeeId';

/** ALEX asked a language model for other words. What was sent is kept to the letter; the key of the endpoint is no part of it. */
export const WordingAsked = event('WordingAsked', 1, {
  category,
  about,
  description: 'ALEX asked a language model for other words; what was sent is kept.',
  data: {
    ...ofWording,
    subject: z.enum(WORDED_SUBJECTS),
    /** The insight, or the request of the briefing. */
    subjectId: z.uuid(),
    ...endpoint,
    /** Of the instructions it was given. */
    instructions: z.number().int(),
    sent: personal(z.string()),
  },
});

/** The language model answered, and its words were used, or dropped for what was wrong with them. */
export const WordingAnswered = event('WordingAnswered', 1, {
  category,
  about,
  description: 'A language model answered; its words were used, or dropped and why.',
  data: {
    ...ofWording,
    received: personal(z.string()),
    outcome: z.enum(['used', 'dropped']),
    because: z.array(z.enum(WORDING_FAULTS)),
    /** As the endpoint counted them. */
    tokens: z.number().int().nullable(),
    milliseconds: z.number().int(),
  },
});

/** The language model gave no answer that could be looked at. */
export const WordingFailed = event('WordingFailed', 1, {
  category,
  about,
  description: 'A language model gave no answer that could be looked at.',
  data: {
    ...ofWording,
    because: z.enum(WORDING_FAILURES),
    /** The status of its answer, when there was one. */
    status: z.number().int().optional(),
    /** The beginning of what came, when it came as an answer and was none. */
    received: personal(z.string().optional()),
    milliseconds: z.number().int(),
  },
});

export const wordingEvents = [WordingAsked, WordingAnswered, WordingFailed] as const;
export type WordingEvent = EventOf<(typeof wordingEvents)[number]>;
export type NewWordingEvent = NewEventOf<(typeof wordingEvents)[number]>;
