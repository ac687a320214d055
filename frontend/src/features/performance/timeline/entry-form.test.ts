import { expect, it } from 'vitest';
import { listMessage } from '../../../ui/list-message';
import { addEntryForm, emptyEntry } from './entry-form';

const employeeId = '018f0000-0000-4000-8000-00000000000b';
const goalId = '018f0000-0000-4000-8000-00000000000c';
const filled = { ...emptyEntry(employeeId), title: 'Migration live', description: 'A week early.' };

it('opens as feedback that the manager may read', () => {
  expect(emptyEntry(employeeId)).toMatchObject({ type: 'feedback', visibility: 'manager', impact: '' });
});

it('wants a title and a description', () => {
  const { error } = addEntryForm.safeParse(emptyEntry(employeeId));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Description is required',
  ]);
});

it('sends tags without blank ones, links line by line, and nothing that was left empty', () => {
  expect(
    addEntryForm.parse({ ...filled, tags: 'calm, , on call,', attachments: 'https://example.org/a\n' }),
  ).toEqual({
    employeeId,
    type: 'feedback',
    title: 'Migration live',
    description: 'A week early.',
    visibility: 'manager',
    tags: ['calm', 'on call'],
    attachments: ['https://example.org/a'],
  });
});

it('links a goal to an achievement alone', () => {
  const linked = { ...filled, linkedGoalId: goalId };
  expect(addEntryForm.parse({ ...linked, type: 'achievement' })).toMatchObject({ linkedGoalId: goalId });
  expect(addEntryForm.parse({ ...linked, type: 'goal' })).not.toHaveProperty('linkedGoalId');
});

it('finds the message of a list in the list or in one of its parts', () => {
  expect(listMessage(undefined)).toBeUndefined();
  expect(listMessage({ message: 'Too many' })).toBe('Too many');
  expect(listMessage([undefined, { message: 'Not a link' }])).toBe('Not a link');
});
