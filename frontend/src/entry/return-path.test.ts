import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path';

const back = (search: string) => safeReturnPath(search, 'https://annals.example', '/dashboard');

describe('the way back after signing in', () => {
  it('keeps a path of this origin, with its query', () => {
    expect(back('?returnTo=%2Fmeetings%2F42%3Ftab%3Dhistory')).toBe('/meetings/42?tab=history');
  });

  it.each([
    '',
    '?returnTo=',
    '?returnTo=https%3A%2F%2Felsewhere.example',
    '?returnTo=%2F%2Felsewhere.example',
    '?returnTo=%2F%5Celsewhere.example',
    '?returnTo=javascript%3Aalert(1)',
  ])('never leaves it (%s)', (search) => {
    expect(back(search)).toBe('/dashboard');
  });
});
