import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, scheduleForm } from './schedule-form';

const jonas = '00000000-0000-4000-8000-000000000002';

function messagesOf(values: object): Record<string, string> {
  const issues = scheduleForm.safeParse({ ...EMPTY_FORM, ...values }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a skip-level meeting', () => {
  it('asks for what is missing', () => {
    expect(messagesOf({})).toEqual({
      employeeId: 'Please select an employee',
      scheduledAt: 'Please select a date and time',
    });
  });

  it('does not plan for the past', () => {
    expect(messagesOf({ employeeId: jonas, scheduledAt: '2020-01-01T09:00' })).toEqual({
      scheduledAt: 'Please select a date and time in the future',
    });
  });

  it('lasts half an hour unless something else is chosen', () => {
    expect(scheduleForm.parse({ ...EMPTY_FORM, employeeId: jonas, scheduledAt: '2099-06-05T09:00' })).toEqual(
      {
        employeeId: jonas,
        scheduledAt: '2099-06-05T09:00:00.000Z',
        duration: 30,
      },
    );
  });
});
