import { describe, expect, it } from 'vitest';
import { emptyScheduleForm, repeatsOf, scheduleForm } from './schedule-form';

const jonas = '00000000-0000-4000-8000-000000000002';

function messagesOf(values: object): Record<string, string> {
  const issues = scheduleForm.safeParse({ ...emptyScheduleForm(''), ...values }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the schedule form', () => {
  it('asks for what is missing in the specification’s words', () => {
    expect(messagesOf({})).toEqual({
      title: 'Title is required',
      employeeId: 'Please select an employee',
      scheduledAt: 'Please select a date and time',
    });
  });

  it('keeps the duration within its limits', () => {
    expect(messagesOf({ duration: '10' })).toMatchObject({
      duration: 'Duration must be at least 15 minutes',
    });
    expect(messagesOf({ duration: '241' })).toMatchObject({ duration: 'Duration cannot exceed 4 hours' });
  });

  it('does not plan for the past, and says so together with everything else', () => {
    expect(messagesOf({ scheduledAt: '2020-01-01T09:00' })).toMatchObject({
      title: 'Title is required',
      scheduledAt: 'Please select a date and time in the future',
    });
  });

  it('answers an instant, a number, and no notes when there are none', () => {
    const values = { title: ' Weekly ', employeeId: jonas, scheduledAt: '2099-06-05T09:00', notes: ' ' };
    expect(scheduleForm.parse({ ...emptyScheduleForm(''), ...values })).toEqual({
      title: 'Weekly',
      employeeId: jonas,
      scheduledAt: '2099-06-05T09:00:00.000Z',
      duration: 60,
    });
  });

  it('sends the place where one was typed', () => {
    const values = {
      title: 'Weekly',
      employeeId: jonas,
      scheduledAt: '2099-06-05T09:00',
      location: ' Room Linden ',
    };
    expect(scheduleForm.parse({ ...emptyScheduleForm(''), ...values })).toMatchObject({
      location: 'Room Linden',
    });
    expect(messagesOf({ location: 'x'.repeat(501) })).toMatchObject({
      location: 'Please stay below 500 characters',
    });
  });
});

describe('a 1:1 that repeats', () => {
  const series = {
    title: 'Weekly',
    employeeId: jonas,
    scheduledAt: '2099-06-05T09:00',
    everyWeeks: '2',
  };

  it('says how often, how many times or until when, and whose clocks it goes by', () => {
    expect(scheduleForm.parse({ ...emptyScheduleForm(''), ...series })).toMatchObject({
      everyWeeks: 2,
      times: 10,
      timeZone: 'UTC',
    });
    const until = { ...emptyScheduleForm(''), ...series, ends: 'until' as const, until: '2099-08-01' };
    expect(scheduleForm.parse(until)).toMatchObject({ until: '2099-08-01' });
    expect(repeatsOf(until)).toEqual({ everyWeeks: 2, times: 5 });
  });

  it('has its limits, and is not asked of calendars beyond them', () => {
    expect(messagesOf({ ...series, times: '27' })).toEqual({ times: 'A series has 2 to 26 meetings' });
    expect(repeatsOf({ ...emptyScheduleForm(''), ...series, times: '27' })).toBeUndefined();
    expect(repeatsOf({ ...emptyScheduleForm(''), ...series, ends: 'until' })).toBeUndefined();
    expect(repeatsOf(emptyScheduleForm(''))).toBeUndefined();
  });
});
