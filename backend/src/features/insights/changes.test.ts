import { personId } from '@annals/contracts/kernel/ids';
import type { RememberedInsight } from '@annals/projections/features/insights/standing';
import { expect, test } from 'vitest';
import { changesFor, insightIdOf, type Judged } from './changes';
import type { Finding } from './rule';

const person = personId.parse('018f0000-0000-7000-8000-00000000000a');
const now = new Date('2026-06-01T12:00:00.000Z');
const later = '2026-06-20T12:00:00.000Z';
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const finding = (key: string, priority: Finding['priority'] = 'medium'): Finding => ({
  key,
  insightType: 'action_required',
  title: 'Two wait',
  description: 'They wait.',
  priority,
  expiresAt: later,
  evidence: [],
  threshold: 'two or more',
});
const records = { name: 'ageing-pain-points', restDays: null } as const;
const trend = { name: 'falling-wellbeing', restDays: 28 } as const;
const found = (
  rule: Judged['rule'],
  key: string,
  change: Partial<RememberedInsight> = {},
): RememberedInsight => ({
  id: insightIdOf(rule.name, person, key),
  targetUserId: person,
  rule: rule.name,
  key,
  createdAt: daysAgo(3),
  expiresAt: later,
  isExpired: false,
  endedBecause: null,
  contestedAt: null,
  ...change,
});
const changed = (judged: Judged[], remembered: RememberedInsight[] = []) =>
  changesFor(person, judged, remembered, now).map(({ insightId, command }) =>
    command.type === 'ExpireInsight' ? [insightId, command.because] : [insightId, 'found'],
  );

test('what is found is found once: the same again changes nothing, also after its time', () => {
  const judged = [{ rule: records, finding: finding('a') }];
  expect(changed(judged)).toEqual([[insightIdOf('ageing-pain-points', person, 'a'), 'found']]);
  expect(changed(judged, [found(records, 'a')])).toEqual([]);
  expect(changed(judged, [found(records, 'a', { isExpired: true, endedBecause: 'time' })])).toEqual([]);
  expect(changed(judged, [found(records, 'a', { expiresAt: daysAgo(1) })])).toEqual([]);
});

test('other records are another insight, which replaces the one before; the one before can come back', () => {
  const [a, b] = ['a', 'b'].map((key) => insightIdOf('ageing-pain-points', person, key));
  expect(changed([{ rule: records, finding: finding('b') }], [found(records, 'a')])).toEqual([
    [b, 'found'],
    [a, 'replaced'],
  ]);
  const replaced = found(records, 'a', { isExpired: true, endedBecause: 'replaced' });
  expect(changed([{ rule: records, finding: finding('a') }], [replaced, found(records, 'b')])).toEqual([
    [a, 'found'],
    [b, 'replaced'],
  ]);
  // A worker that died between the two leaves both: the next one ends the old one.
  expect(
    changed([{ rule: records, finding: finding('b') }], [found(records, 'a'), found(records, 'b')]),
  ).toEqual([[a, 'replaced']]);
});

test('what no longer holds ends, and only that', () => {
  expect(changed([{ rule: records, finding: null }], [found(records, 'a'), found(trend, 'w')])).toEqual([
    [insightIdOf('ageing-pain-points', person, 'a'), 'no-longer-holds'],
  ]);
});

test('a development that goes on is said once in four weeks', () => {
  const judged = [{ rule: trend, finding: finding('next week') }];
  expect(changed(judged, [found(trend, 'this week')])).toEqual([]);
  const ended = { isExpired: true, endedBecause: 'no-longer-holds' as const };
  expect(changed(judged, [found(trend, 'before', { ...ended, createdAt: daysAgo(27) })])).toEqual([]);
  expect(changed(judged, [found(trend, 'before', { ...ended, createdAt: daysAgo(28) })])).toHaveLength(1);
});

test('not helpful: quiet for 28 days, for 56 after the second, and other rules speak on', () => {
  const judged = [{ rule: records, finding: finding('new') }];
  const contested = (days: number, key = String(days)) =>
    found(records, key, { isExpired: true, contestedAt: daysAgo(days), createdAt: daysAgo(days) });
  expect(changed(judged, [contested(27)])).toEqual([]);
  expect(changed(judged, [contested(28)])).toHaveLength(1);
  expect(changed(judged, [contested(100), contested(55)])).toEqual([]);
  expect(changed(judged, [contested(100), contested(56)])).toHaveLength(1);
  expect(changed([{ rule: trend, finding: finding('w') }], [contested(1)])).toHaveLength(1);
});

test('nobody has more than five at once: the important ones come first', () => {
  const many = Array.from({ length: 4 }, (_, index) =>
    found(trend, String(index), { rule: `other-${String(index)}` }),
  );
  const judged: Judged[] = [
    { rule: records, finding: finding('low', 'low') },
    { rule: { name: 'overdue-reviews', restDays: null }, finding: finding('high', 'high') },
  ];
  expect(changed(judged, many)).toEqual([[insightIdOf('overdue-reviews', person, 'high'), 'found']]);
  expect(changed(judged, [...many, found(trend, '5', { rule: 'other-5' })])).toEqual([]);
});
