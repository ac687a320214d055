import { expect, test } from 'vitest';
import { fillIfEmpty } from '@annals/demo/fill';
import { movementsOf } from '@annals/demo/company/movements';
import { FEWEST_EMPLOYEES, organization } from '@annals/demo/company/organization';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { prepare, withLogOf } from './product';

test('a fill that was interrupted goes on at the next start and doubles nothing; a log that holds the company is left alone', async () => {
  const now = new Date();
  const options = { employees: FEWEST_EMPLOYEES, months: 1, now, onBegin: () => undefined };
  const databaseUrl = await freshDatabase();
  await prepare(databaseUrl);
  await withLogOf(databaseUrl, undefined, async (log, accounts) => {
    let parts = 0;
    const onProgress = () => {
      if (++parts === 4) throw new Error('killed');
    };
    await expect(fillIfEmpty(log, accounts, { ...options, onProgress })).rejects.toThrow('killed');
    const before = await log.head();
    expect(before).toBeGreaterThan(0n);
    expect(await accounts.findByEmail('manager@annals.example')).toBeUndefined();

    const tomorrow = { ...options, now: new Date(now.getTime() + 86_400_000) };
    const written = await fillIfEmpty(log, accounts, tomorrow);
    expect(written).toBeGreaterThan(Number(before));
    expect(await log.head()).toBe(BigInt(written));
    expect(await accounts.findByEmail('manager@annals.example')).toMatchObject({
      role: 'manager',
      isActive: true,
    });

    expect(await fillIfEmpty(log, accounts, tomorrow)).toBe(0);
    expect(await log.head()).toBe(BigInt(written));
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
