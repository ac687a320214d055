import { expect, it } from 'vitest';
import { initialsOf } from './Avatar';

it.each([
  ['Mara Lindqvist', 'ML'],
  ['Juan de la Cruz', 'JC'],
  ['élodie', 'É'],
  ['', ''],
])('takes the initials of “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
