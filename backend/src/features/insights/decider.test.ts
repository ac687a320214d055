import {
  InsightActionTaken,
  InsightContested,
  InsightExpired,
  InsightGenerated,
  InsightRead,
  InsightReworded,
} from '@annals/contracts/features/insights/events';
import { insightId } from '@annals/contracts/features/insights/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { wordingId } from '@annals/contracts/features/language-model/ids';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { insight } from './decider';
import { InsightNoLongerCurrent, NothingToDo, OnlyAlexFinds } from './errors';

const targetUserId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const person: Actor = { id: targetUserId, role: 'manager' };
const stranger: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000c'), role: 'admin' };
const alex: Actor = { id: 'system:alex', role: 'system' };
const of = { insightId: insightId.parse('018f0000-0000-7000-8000-000000000001'), targetUserId };
const found = {
  title: 'Two pain points wait',
  description: 'Nobody has taken them up.',
  priority: 'high' as const,
  evidence: [{ label: 'Open for more than 14 days', value: '2' }],
  rule: { name: 'ageing-pain-points', version: 1, threshold: 'open for more than 14 days' },
  expiresAt: '2026-06-20T12:00:00.000Z',
};
const generated = InsightGenerated.of({ ...of, ...found, type: 'action_required' });
const informing = InsightGenerated.of({ ...of, ...found, type: 'trend_alert' });
const read = InsightRead.of(of);
const acted = InsightActionTaken.of(of);
const generate = {
  type: 'GenerateInsight' as const,
  ...of,
  ...found,
  insightType: 'action_required' as const,
};
/** When the first of the given events happened. */
const foundAt = '2026-01-01T00:00:00.000Z';
const after = '2026-06-21T12:00:00.000Z';

test('ALEX finds it once, and nobody else makes one', () => {
  given(insight).when(generate, alex).then(generated);
  given(insight, generated).when(generate, alex).thenNothing();
  given(insight).when(generate, person).refused(OnlyAlexFinds);
});

describe('its person', () => {
  test('reads it once', () => {
    given(insight, generated).when({ type: 'MarkInsightRead' }, person).then(read);
    given(insight, generated, read).when({ type: 'MarkInsightRead' }, person).thenNothing();
    given(insight, generated, acted).when({ type: 'MarkInsightRead' }, person).thenNothing();
  });
  test('acts on it once, if it asks for it and is current', () => {
    given(insight, generated).when({ type: 'TakeInsightAction' }, person).then(acted);
    given(insight, generated, acted).when({ type: 'TakeInsightAction' }, person).thenNothing();
    given(insight, informing).when({ type: 'TakeInsightAction' }, person).refused(NothingToDo);
    given(insight, generated)
      .when({ type: 'TakeInsightAction' }, person, after)
      .refused(InsightNoLongerCurrent);
  });
});

test('not helpful: said once, by its person, of what is current', () => {
  const contest = { type: 'ContestInsight' as const, comment: 'It was the week of the planning.' };
  const contested = InsightContested.of({ ...of, rule: 'ageing-pain-points', comment: contest.comment });
  given(insight, generated).when(contest, person).then(contested);
  given(insight, generated, contested).when(contest, person).thenNothing();
  given(insight, generated, contested)
    .when({ type: 'TakeInsightAction' }, person)
    .refused(InsightNoLongerCurrent);
  given(insight, generated).when(contest, person, after).refused(InsightNoLongerCurrent);
  given(insight, generated).when(contest, stranger).refused(NotFound);
  // It has ended already: it neither expires nor is replaced.
  given(insight, generated, contested).when({ type: 'ExpireInsight' }, alex, after).thenNothing();
});

test('nobody else learns that it exists', () => {
  given(insight, generated).when({ type: 'MarkInsightRead' }, stranger).refused(NotFound);
  given(insight, generated).when({ type: 'TakeInsightAction' }, stranger).refused(NotFound);
  given(insight).when({ type: 'MarkInsightRead' }, person).refused(NotFound);
});

test('its words are put into others once, by ALEX, and only for what was found then', () => {
  const words = {
    wordingId: wordingId.parse('018f0000-0000-7000-8000-000000000002'),
    model: 'tiny',
    title: 'Pain points wait',
    description: 'Nobody has taken up 2 of them.',
  };
  const reword = (at: string) => ({ type: 'RewordInsight' as const, foundAt: at, ...words });
  const reworded = InsightReworded.of({ ...of, ...words });
  given(insight, generated).when(reword(foundAt), alex).then(reworded);
  given(insight, generated).when(reword(foundAt), person).refused(OnlyAlexFinds);
  given(insight, generated, reworded).when(reword(foundAt), alex).thenNothing();
  given(insight, generated).when(reword(after), alex).thenNothing();
  given(insight).when(reword(foundAt), alex).thenNothing();
});

test('it expires when its time is over, once, and not before', () => {
  const expired = InsightExpired.of(of);
  given(insight, generated).when({ type: 'ExpireInsight' }, alex, after).then(expired);
  given(insight, generated).when({ type: 'ExpireInsight' }, alex).thenNothing();
  given(insight, generated, expired).when({ type: 'ExpireInsight' }, alex, after).thenNothing();
});

test('ALEX ends what no longer holds before its time, and finds again what had only been replaced', () => {
  const gone = InsightExpired.of({ ...of, because: 'no-longer-holds', replacedBy: undefined });
  given(insight, generated).when({ type: 'ExpireInsight', because: 'no-longer-holds' }, alex).then(gone);
  given(insight, generated)
    .when({ type: 'ExpireInsight', because: 'no-longer-holds' }, person)
    .refused(OnlyAlexFinds);
  given(insight, generated, gone).when(generate, alex).thenNothing();
  const replaced = InsightExpired.of({ ...of, because: 'replaced', replacedBy: of.insightId });
  given(insight, generated, replaced).when(generate, alex).then(generated);
});
