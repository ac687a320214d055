import { describe, expect, it } from 'vitest';
import { emptyReport, reportForm } from './report-form';
import { impactBand } from './shown';

const messagesOf = (values: unknown) =>
  Object.fromEntries<string>(
    (reportForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
const filled = {
  ...emptyReport,
  title: 'Too many rounds',
  description: 'Half of Monday goes into rounds.',
  category: 'process',
  frequency: 'one-time',
};

describe('the report form', () => {
  it('asks for what is missing in the specified words', () => {
    expect(messagesOf({ ...emptyReport, priority: '' })).toEqual({
      title: 'Title is required',
      description: 'Description must be at least 10 characters',
      category: 'Please select a category',
      priority: 'Please select a priority level',
      frequency: 'Please select frequency',
    });
  });
  it('refuses what is too long', () => {
    expect(messagesOf({ ...filled, title: 'x'.repeat(101), description: 'x'.repeat(1001) })).toEqual({
      title: 'Title must be less than 100 characters',
      description: 'Description must be less than 1000 characters',
    });
    expect(messagesOf({ ...filled, title: 'x'.repeat(100), description: 'x'.repeat(1000) })).toEqual({});
  });
  it('sends the impact as a number and no empty solution', () => {
    expect(reportForm.parse({ ...filled, impactLevel: '7' })).toEqual({
      title: 'Too many rounds',
      description: 'Half of Monday goes into rounds.',
      category: 'process',
      priority: 'medium',
      impactLevel: 7,
      frequency: 'one-time',
      suggestedSolution: undefined,
    });
  });
});

it.each([
  [8, 'High Impact', 'red'],
  [6, 'Medium Impact', 'yellow'],
  [4, 'Low Impact', 'blue'],
  [3, 'Minimal Impact', 'green'],
])('an impact of %i is %s', (impact, label, tone) => {
  expect(impactBand(impact)).toEqual({ label, tone });
});
