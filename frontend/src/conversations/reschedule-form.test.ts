import { NO_DETAILS } from '@annals/contracts/features/meetings/details';
import { expect, it } from 'vitest';
import { changesBetween, rescheduleValues } from './reschedule-form';

const before = rescheduleValues({
  title: 'Weekly',
  scheduledAt: '2026-06-05T09:00:00.000Z',
  duration: 60,
  ...NO_DETAILS,
  location: 'Room Linden',
});

it('sends nothing that was not touched', () => {
  expect(changesBetween(before, { ...before, reason: '  ' })).toEqual({});
});

it('sends what changed, the time as an instant', () => {
  expect(
    changesBetween(before, { ...before, scheduledAt: '2026-06-06T10:30', duration: '45', reason: 'Travel' }),
  ).toEqual({ scheduledAt: '2026-06-06T10:30:00.000Z', duration: '45', reason: 'Travel' });
});

it('sends another place, and an empty text where it was taken away', () => {
  expect(changesBetween(before, { ...before, location: 'Room Elm' })).toEqual({ location: 'Room Elm' });
  expect(changesBetween(before, { ...before, location: '' })).toEqual({ location: '' });
});
