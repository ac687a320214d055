import { CannotTakeOver, StoreUnavailable } from '@annals/event-store/port';
import { expect, test } from 'vitest';
import { readable } from './archive-reader';
import { RestoreRefused } from './restore-refused';

test('an archive whose events the log does not take is not called unreadable', () => {
  const refusal = readable(new CannotTakeOver('The events do not fit: one of them is too large'));
  expect(refusal).toBeInstanceOf(RestoreRefused);
  expect(refusal).toMatchObject({
    message:
      'The archive can be read, but the log does not take its events: The events do not fit: one of them is too large.',
  });
});

test('a broken archive is, and a store that is away is neither', () => {
  expect(readable(new Error('unexpected end of file'))).toMatchObject({
    message: 'The archive cannot be read: unexpected end of file',
  });
  const away = new StoreUnavailable('away');
  expect(readable(away)).toBe(away);
});
