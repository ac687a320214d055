import { describe, expect, test } from 'vitest';
import {
  REBUILD_EVENTS,
  REBUILD_STATES,
  stateAfter,
  storedState,
  STORED_STATES,
  TransitionRefused,
} from './rebuild-state';

/** Every transition, written down a second time: one that comes or goes has to be meant. */
const ALLOWED: readonly string[] = [
  'queued, taken up: scanning',
  'queued, emptied: queued',
  'queued, cancelled: cancelled',
  'scanning, taken up: scanning',
  'scanning, near the head: indexing',
  'scanning, emptied: queued',
  'scanning, stopped: failed',
  'scanning, cancelled: cancelled',
  'indexing, taken up: indexing',
  'indexing, indexed: comparing',
  'indexing, emptied: queued',
  'indexing, stopped: failed',
  'indexing, cancelled: cancelled',
  'comparing, taken up: comparing',
  'comparing, compared: switching',
  'comparing, compared for approval: awaiting approval',
  'comparing, only compared: done',
  'comparing, emptied: queued',
  'comparing, stopped: failed',
  'comparing, cancelled: cancelled',
  'awaiting approval, taken up: awaiting approval',
  'awaiting approval, approved: switching',
  'awaiting approval, emptied: queued',
  'awaiting approval, stopped: failed',
  'awaiting approval, cancelled: cancelled',
  'switching, taken up: switching',
  'switching, switched: done',
  'switching, emptied: queued',
  'switching, stopped: failed',
  'switching, cancelled: cancelled',
  'failed, requested: queued',
  'failed, emptied: failed',
  'failed, tried again: queued',
  'failed, cancelled: cancelled',
];

describe.each(REBUILD_STATES)('a rebuild that is %s', (state) => {
  test.each(REBUILD_EVENTS)('%s', (event) => {
    const allowed = ALLOWED.find((one) => one.startsWith(`${state}, ${event}: `));
    if (allowed === undefined) expect(() => stateAfter(state, event)).toThrow(TransitionRefused);
    else expect(`${state}, ${event}: ${stateAfter(state, event)}`).toBe(allowed);
  });
});

test('every stored word is read back, those of earlier versions included', () => {
  for (const [state, stored] of Object.entries(STORED_STATES))
    expect(storedState({ state: stored, failure: null })).toBe(state);
  expect(
    ['waiting', 'building', 'indexing', 'comparing', 'reviewing'].map((state) =>
      storedState({ state, failure: null }),
    ),
  ).toEqual(['queued', 'scanning', 'indexing', 'comparing', 'awaiting approval']);
});

test('a rebuild with a failure has failed, whatever it was doing; in a state that only a newer version knows the log is scanned on', () => {
  expect(storedState({ state: 'comparing', failure: { message: 'cannot fold this' } })).toBe('failed');
  expect(storedState({ state: 'warming', failure: null })).toBe('scanning');
});
