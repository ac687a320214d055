import type { WordingEvent } from '@annals/contracts/features/language-model/events';
import { wordingRow, type WordingRow } from '@annals/contracts/features/language-model/views';
import { readable } from '@annals/contracts/kernel/erased';
import { projection } from '../../engine/projection';

/** What a language model was sent and what it answered, a row for each thing it was asked to put into other words. */
export const wordings = projection<WordingRow, WordingEvent>({
  name: 'wordings',
  version: 1,
  row: wordingRow,
  indexes: {
    ofSubject: ['subjectId'],
    latest: ['askedAt desc', 'id desc'],
    latestOfStatus: ['status', 'settledAt desc'],
  },
  tags: ['LanguageModel'],
  concerns: () => [],
  key: ({ data }) => data.wordingId,
  evolve: {
    WordingAsked: (_, { data, metadata }) => ({
      id: data.wordingId,
      employeeId: data.employeeId,
      subject: data.subject,
      subjectId: data.subjectId,
      status: 'asked',
      attempts: data.attempt,
      host: data.host,
      model: data.model,
      sent: readable(data.sent),
      received: null,
      because: [],
      tokens: null,
      milliseconds: null,
      askedAt: metadata.occurredAt,
      settledAt: null,
    }),
    WordingAnswered: (row, { data, metadata }) =>
      row && {
        ...row,
        status: data.outcome,
        received: readable(data.received),
        because: data.because,
        tokens: data.tokens,
        milliseconds: data.milliseconds,
        settledAt: metadata.occurredAt,
      },
    WordingFailed: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'failed',
        received: data.received === undefined ? null : readable(data.received),
        because: [data.because],
        milliseconds: data.milliseconds,
        settledAt: metadata.occurredAt,
      },
  },
});
