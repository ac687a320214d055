import { expect, test } from 'vitest';
import { routeTables } from './routes';

/** How fields are called that hold what nobody but their owner may know. */
const SECRET = /password|secret|token|^code$|privateKey/i;

test('every command whose body holds a secret says so: it is then kept nowhere while a browser is offline', () => {
  const found = Object.values(routeTables)
    .flatMap((table) => Object.values(table))
    .filter(
      (route) => route.kind === 'command' && Object.keys(route.body.shape).some((name) => SECRET.test(name)),
    );
  expect(found.length).toBeGreaterThan(8);
  expect(
    found.filter((route) => route.kind === 'command' && !route.holdsSecret).map(({ path }) => path),
  ).toEqual([]);
});
