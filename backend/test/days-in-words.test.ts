import { LANGUAGES } from '@annals/contracts/kernel/language';
import { HEADERS } from '@annals/contracts/kernel/problem';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { ROLES } from '@annals/contracts/kernel/roles';
import { admits } from '@annals/contracts/permissions';
import { routeTables } from '@annals/contracts/routes';
import { emailsDueOf } from '@annals/projections/features/notifications/emails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insightJobs } from '../src/features/insights/jobs';
import { emailOf } from '../src/features/notifications/email-text';
import { inLanguage } from '../src/platform/language/spoken';
import { startProduct, type Product } from './product';

/** A day as programs write it. Alone, or with a time, it is a value that the screen words. */
const DAY_WITHIN = /\d{4}-\d\d-\d\d/;
const VALUE = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;
/** Not for people to read: a list that is signed to the letter. */
const FOR_PROGRAMS = new Set(['GET /api/privacy/erasure-list']);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'], requestsPerMinute: 1_000 });
  await findInsights(product);
});
afterAll(() => product.stop());

/** What ALEX finds in a night. */
async function findInsights(filled: Product): Promise<void> {
  const shares: { name: string; data: object }[] = [];
  const add = (name: string, _: string, data: object) => Promise.resolve(void shares.push({ name, data }));
  const jobs = insightJobs(filled.annals.services, { add });
  await jobs['sweep-insights']?.({});
  for (const { name, data } of shares) await jobs[name]?.(data);
  await filled.caughtUp();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const isRaw = (text: string) => DAY_WITHIN.test(text) && !VALUE.test(text);

test.each(LANGUAGES)(
  'no answer of any role has a day in its prose as programs write it (%s)',
  async (language) => {
    const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
    const raw: string[] = [];
    let insights = 0;
    for (const role of ROLES) {
      const client = await product.as(role);
      for (const route of routes) {
        const { method, path } = methodAndPath(route);
        if (method !== 'GET' || path.includes(':') || FOR_PROGRAMS.has(route.path)) continue;
        if (!admits(route.may, role)) continue;
        const { json } = await client.get(path, { [HEADERS.language]: language });
        if (path === '/api/ai-insights' && Array.isArray(json)) insights += json.length;
        raw.push(
          ...textsIn(json)
            .filter(isRaw)
            .map((text) => `${role} ${path}: ${text}`),
        );
      }
    }
    expect(insights).toBeGreaterThan(5);
    expect(raw).toEqual([]);
  },
);

test.each(LANGUAGES)('no e-mail has one (%s)', async (language) => {
  const { readModels, pool } = product.annals.services;
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM annals_read.notifications');
  const due = await emailsDueOf(
    readModels,
    rows.map(({ id }) => id),
  );
  const mails = due.map((one) =>
    inLanguage(language, () => emailOf(one, { publicUrl: 'https://annals.example', timeZone: 'UTC' })),
  );
  expect(mails.length).toBeGreaterThan(20);
  expect(
    mails.flatMap(({ subject, text }) => [subject, text]).filter((text) => DAY_WITHIN.test(text)),
  ).toEqual([]);
});
