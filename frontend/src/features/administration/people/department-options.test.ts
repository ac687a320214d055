import { expect, test } from 'vitest';
import { departmentOptions } from './department-options';

const THERE = ['Finance', 'Research', 'People Operations'];
const namesFor = (typed: string) => departmentOptions(THERE, typed).map(({ name }) => name);

test('nothing typed shows the departments there are', () => {
  expect(namesFor('')).toEqual(THERE);
  expect(namesFor('  ')).toEqual(THERE);
});

test('what is typed finds departments, and is offered as a new one last and by name', () => {
  expect(namesFor('fin')).toEqual(['Finance', 'Create department “fin”']);
  expect(namesFor('Finanse')).toEqual(['Create department “Finanse”']);
  expect(departmentOptions(THERE, '  Legal   Affairs ')).toEqual([
    { id: 'Legal Affairs', name: 'Create department “Legal Affairs”', shown: 'Legal Affairs' },
  ]);
});

test('the name of a department that there is makes no second one, however it is written', () => {
  expect(namesFor('finance')).toEqual(['Finance']);
  expect(namesFor(' people  OPERATIONS ')).toEqual(['People Operations']);
});
