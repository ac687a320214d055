import '@annals/contracts/features';
import { auditPerson } from '@annals/contracts/features/audit/views';
import { expect, onTestFinished, test } from 'vitest';
import { showTimesIn } from '../../../time/shown-zone';
import { termsIn } from './query-language';
import { filterOfTerms, suggestionsFor, type Known } from './suggestions';

const ADA = auditPerson.parse({
  id: '018f0000-0000-7000-8000-0000000000aa',
  name: 'Ada Lund',
  position: 'Engineer',
  department: 'Platform',
  hasLeft: false,
});
const KNOWN: Known = {
  types: [
    { type: 'MeetingScheduled', feature: 'meeting', description: '' },
    { type: 'MeetingCancelled', feature: 'meeting', description: '' },
    { type: 'GoalSet', feature: 'goal', description: '' },
  ],
  people: [ADA],
};
const read = (query: string) => filterOfTerms(termsIn(query), KNOWN);

test('reads terms, texts and what is in quotes', () => {
  expect(termsIn('type:GoalSet two  words person:"Ada Lund"')).toEqual([
    { key: 'type', value: 'GoalSet' },
    { key: 'person', value: 'Ada Lund' },
    { key: 'text', value: 'two words' },
  ]);
  expect(termsIn('https://example.org')).toEqual([{ key: 'text', value: 'https://example.org' }]);
  expect(termsIn('')).toEqual([]);
});

test('a query becomes a filter, with types and people by name', () => {
  expect(read('type:"meeting scheduled" person:"ada lund" record:meeting-1 reward')).toEqual({
    filter: { type: 'MeetingScheduled', person: ADA.id, stream: 'meeting-1', text: 'reward' },
  });
  expect(read('type:goal').filter).toEqual({ type: 'GoalSet' });
});

test('what is not known, or could be several things, is named', () => {
  expect(read('type:meeting').unknown).toEqual({ key: 'type', value: 'meeting' });
  expect(read('from:soon').unknown).toEqual({ key: 'from', value: 'soon' });
});

test('days are those of the reader’s zone, and the last one is included', () => {
  showTimesIn('Asia/Tokyo');
  onTestFinished(() => showTimesIn(undefined));
  expect(read('from:2026-03-01 to:2026-03-01').filter).toEqual({
    from: '2026-02-28T15:00:00.000Z',
    until: '2026-03-01T15:00:00.000Z',
  });
});

test('offers what can be asked for, then what it can be', () => {
  const labels = (typed: string) =>
    suggestionsFor(termsIn(typed)[0] ?? { key: 'text', value: '' }, KNOWN).map(({ label }) => label);
  expect(labels('')).toContain('person:');
  expect(labels('ty')).toEqual(['type:', 'Search for “ty”']);
  expect(labels('sched')).toEqual(['Meeting scheduled', 'Search for “sched”']);
  expect(labels('role:adm')).toEqual(['Administrator']);
});
