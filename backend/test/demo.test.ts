import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillIfEmpty } from '@annals/demo/fill';
import { movementsOf } from '@annals/demo/company/movements';
import { FEWEST_EMPLOYEES, organization } from '@annals/demo/company/organization';
import { ACCOUNTS_SCHEMA } from '../src/platform/sessions/schema';
import { startProduct, type Product } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['projections'] });
});
afterAll(() => product.stop());

const options = { employees: FEWEST_EMPLOYEES, months: 1, now: new Date(), onBegin: () => undefined };

test('a log that holds the demo company is left alone', async () => {
  const { log, userAuth } = product.annals.services;
  const head = await product.head();
  expect(await fillIfEmpty(log, userAuth, options)).toBe(0);
  expect(await product.head()).toBe(head);
});

test('a fill that was interrupted goes on at the next start, and doubles nothing', async () => {
  const { log, userAuth, pool } = product.annals.services;
  const head = await product.head();
  // The accounts come last: without them, the company is not complete.
  await pool.query(`DELETE FROM ${ACCOUNTS_SCHEMA}.user_auth`);
  expect(await fillIfEmpty(log, userAuth, { ...options, now: new Date(Date.now() + 86_400_000) })).toBe(
    Number(head),
  );
  expect(await product.head()).toBe(head);
  expect(await userAuth.findByEmail('manager@annals.example')).toMatchObject({
    role: 'manager',
    isActive: true,
  });
});

test('the organization is a tree in which the cast report to one another, the same every time', () => {
  const company = organization(60, 1, '2026-06-01');
  expect(organization(60, 1, '2026-06-01')).toEqual(company);
  expect(company.people).toHaveLength(60);
  const { employee, manager, leader } = company.cast;
  expect([employee.managerId, manager.managerId]).toEqual([manager.id, leader.id]);
  expect([employee.role, manager.role, leader.role]).toEqual(['employee', 'manager', 'leader']);
  expect(new Set(company.people.map(({ email }) => email)).size).toBe(60);
});

test('people come, move, rise and leave beside the organization, by the rules, the same every time', () => {
  const now = Date.parse('2026-06-01T12:00:00.000Z');
  const company = organization(200, 1, '2026-06-01');
  const appends = movementsOf(company, 1, now);
  expect(movementsOf(company, 1, now)).toEqual(appends);
  const types = appends.flatMap(({ events }) => events.map(({ type }) => type));
  const count = (type: string) => types.filter((each) => each === type).length;
  expect(count('EmployeeHired')).toBe(12);
  for (const type of ['EmployeeDeparted', 'ManagerAssigned', 'EmployeePromoted'])
    expect([type, count(type)]).toEqual([type, 3]);
  expect(appends.every(({ metadata }) => Date.parse(metadata.occurredAt) <= now)).toBe(true);
});
