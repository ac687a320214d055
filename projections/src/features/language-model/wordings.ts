import { readable } from '@annals/contracts/kernel/erased';
import type { WordingEvent } from '@annals/contracts/features/language-model/events';
import {
  wordingView,
  type WordingRow,
  type WordingView,
} from '@annals/contracts/features/language-model/views';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { projection } from '../../engine/projection';

/** What a language model was sent and what it answered, a row for each thing it was asked to put into other words. */
export const wordings = projection<WordingRow, WordingEvent>({
  name: 'wordings',
  version: 1,
  columns: {
    id: 'uuid',
    employeeId: 'uuid',
    subject: 'text',
    subjectId: 'uuid',
    status: 'text',
    attempts: 'integer',
    host: 'text',
    model: 'text',
    sent: 'text',
    received: 'text?',
    because: 'text[]',
    tokens: 'integer?',
    milliseconds: 'integer?',
    askedAt: 'timestamptz',
    settledAt: 'timestamptz?',
  },
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

/** When the last wording of a page was asked for, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** What was sent and received, newest first; not for whom. */
export async function latestWordings(db: ReadModels, request: PageRequest): Promise<Page<WordingView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = (await db('wordings')
    .modify((query) => {
      if (cursor) void query.whereRaw('("askedAt", id) < (?::timestamptz, ?::uuid)', cursor);
    })
    .orderBy([
      { column: 'askedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as WordingRow[];
  return cutPage(
    rows.map((row) => wordingView.parse(row)),
    request.limit,
    ({ askedAt, id }) => [askedAt, id],
  );
}
