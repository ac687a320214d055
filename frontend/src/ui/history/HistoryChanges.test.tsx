// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { HistoryChanges } from './HistoryItem';

const REQUEST = [{ recipient: 'Ada Lovelace', requestedAt: '2026-06-05T09:00:00.000Z', isUrgent: false }];

function change(before: string | null, after: string | null) {
  const changes = [{ field: 'Briefing requests', kind: 'structure', before, after }] as const;
  return onScreen(<HistoryChanges changes={changes} />).container;
}

test('tells what has others inside by the names of its parts, without the notation of programs', () => {
  const told = change(JSON.stringify(REQUEST), null);
  const names = within(told).getAllByRole('term');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Briefing requests',
    'Recipient',
    'Requested at',
    'Is urgent',
  ]);
  expect(told.textContent).toMatch(/Ada Lovelace.*Jun 5, 2026.*No.*nothing/s);
  expect(told.textContent).not.toMatch(/[{}[\]"]|T09:00/);
});

test('says in its place that it is hidden or erased', () => {
  expect(change('[hidden]', '[erased]').textContent).toMatch(/\[hidden\].*\[erased\]/);
});
