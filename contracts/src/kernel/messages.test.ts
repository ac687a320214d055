import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { routeTables } from '../routes';
import { requestTimeOff } from '../features/time-off/commands';
import type { Route } from './route';
import { checkerWordsOf } from './wrong-values';

const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
const titled = routes.map((route): [string, Route] => [route.path, route]);

describe('whatever is wrong with a request is said in words for people', () => {
  test.each(titled)('%s', (_, route) => {
    expect(checkerWordsOf(route.params)).toEqual([]);
    expect(checkerWordsOf(route.kind === 'command' ? route.body : route.query)).toEqual([]);
  });
});

it('says the specified sentence of both dates of time off', () => {
  const { error } = requestTimeOff.safeParse({ type: 'vacation', startDate: '', endDate: '', reason: 'Sea' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['startDate', 'Please fill in all required fields.'],
    ['endDate', 'Please fill in all required fields.'],
  ]);
});

const NEVER_MEANT = z.never();

it.each<[string, z.ZodType, unknown, string]>([
  ['a text that is missing', z.string(), undefined, 'Please fill this in'],
  ['a number where a text belongs', z.string(), 3, 'Please enter a text'],
  ['an id that is missing', z.uuid(), '', 'Please fill this in'],
  ['an id that is none', z.uuid(), 'x', 'Please choose one from the list'],
  ['a short text', z.string().min(3), 'x', 'Please enter at least 3 characters'],
  ['a long text', z.string().max(1), 'xx', 'Please enter at most 1 character'],
  ['a small number', z.number().min(3), 1, 'Please enter a number of at least 3'],
  ['a number at an open end', z.number().gt(3), 3, 'Please enter a number above 3'],
  ['a large number', z.number().max(3), 4, 'Please enter a number of at most 3'],
  ['half a number', z.int(), 0.5, 'Please enter a whole number'],
  ['an empty list', z.array(z.string()).min(1), [], 'Please give at least one'],
  ['no choice', z.enum(['one', 'other']), '', 'Please choose one of the possible answers'],
  ['a wrong choice', z.enum(['one', 'other']), 'x', 'Please choose one of one, other'],
  ['what nobody thought of', NEVER_MEANT, 1, 'Please check what you entered here'],
  ['a field too many', z.strictObject({}), { colour: 1 }, 'There is no field named colour here'],
])('%s', (_, schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it('leaves a sentence that was declared as it is', () => {
  expect(z.string('Title is required').safeParse(undefined).error?.issues[0]?.message).toBe(
    'Title is required',
  );
});
