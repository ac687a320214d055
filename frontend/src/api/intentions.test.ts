import { describe, expect, it } from 'vitest';
import { createIntentions } from './intentions';

const schedule = { method: 'POST', address: '/api/meetings', body: '{"title":"Weekly"}' };

function counting() {
  let count = 0;
  return createIntentions(() => `key-${(count += 1)}`);
}

describe('intentions', () => {
  it('gives a request that got no answer the same key when it is sent again', () => {
    const intentions = counting();
    const key = intentions.keyFor(schedule);
    intentions.unanswered(schedule, key);
    expect(intentions.keyFor(schedule)).toBe(key);
  });

  it('gives a changed request its own key', () => {
    const intentions = counting();
    intentions.unanswered(schedule, intentions.keyFor(schedule));
    expect(intentions.keyFor({ ...schedule, body: '{"title":"Monthly"}' })).toBe('key-2');
  });

  it('ends with the answer', () => {
    const intentions = counting();
    intentions.unanswered(schedule, intentions.keyFor(schedule));
    intentions.answered(schedule);
    expect(intentions.keyFor(schedule)).toBe('key-2');
  });
});
