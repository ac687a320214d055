import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);
const CONTRACTS = join(ROOT, '../../contracts/src/features');
/** Where every feature names its tables of routes. */
const tables = readdirSync(CONTRACTS)
  .map((feature) => join(CONTRACTS, feature, 'contract.ts'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What replaces no value of a form: a click that says what it sets, or something only its sender knows. */
const NO_FORM = new Set([
  'PATCH /api/celebrations/choices',
  'PATCH /api/time-off/:requestId',
  'PATCH /api/meetings/:meetingId/agenda/:itemId',
  'PATCH /api/meetings/:meetingId/action-items/:itemId',
  'PATCH /api/skip-level/:meetingId/action-items/:itemId',
  'PATCH /api/redemptions/:redemptionId',
  'PATCH /api/recognitions/:recognitionId',
  'PATCH /api/notifications/:notificationId/read',
  'PATCH /api/notifications/:notificationId/dismiss',
  'PATCH /api/notifications/choices',
  'PATCH /api/onboarding/workflows/:workflowId/tasks/:taskId',
  'PATCH /api/pain-points/:painPointId',
  'PATCH /api/ai-insights/:insightId/read',
  'PATCH /api/account/password',
  'PATCH /api/account/picture',
  // No screen renames a search yet.
  'PATCH /api/audit/searches/:searchId',
]);

const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
const shown = new Set(routes.flatMap((route) => (route.kind === 'query' ? [methodAndPath(route).path] : [])));

/** The files that send a command: those that use its hook, and those that use a hook of ours around that. */
function sendersOf(hook: string): readonly string[] {
  const isUsed = new RegExp(`\\b${hook}\\(`);
  const direct = [...sources].filter(([file, text]) => !file.endsWith('api.ts') && isUsed.test(text));
  return direct.flatMap(([file, text]) => {
    const around = /export function (use\w+)/.exec(text)?.[1];
    return around === undefined || around === hook ? [file] : [file, ...sendersOf(around)];
  });
}

const overwriting = Object.entries(routeTables).flatMap(([feature, table]) => {
  const variable = new RegExp(`\\b${feature}: (\\w+)`).exec(tables)?.[1] ?? feature;
  const inFrontEnd = [...sources.values()]
    .map((text) => new RegExp(`endpointsFrom\\('(\\w+)', ${variable}\\)`).exec(text)?.[1])
    .find((name) => name !== undefined);
  return Object.entries<Route>(table).flatMap(([name, route]) =>
    route.kind === 'command' && route.overwrites && !NO_FORM.has(route.path)
      ? [[route.path, `use${capital(inFrontEnd ?? '')}${capital(name)}Mutation`] as const]
      : [],
  );
});

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

describe.each(overwriting)('%s', (path, hook) => {
  test('is sent with the position at which its form was opened', () => {
    const senders = sendersOf(hook);
    // The kit's form gives the position to whoever sends what was filled in.
    const isSeen = (file: string) =>
      /seenPosition|\bSeen\b|<Command(Form|Dialog)/.test(sources.get(file) ?? '');
    const hasForm = (file: string) =>
      /<form|useForm[<(]|<KeptText|<Command(Form|Dialog)/.test(sources.get(file) ?? '');
    expect(senders.filter((file) => hasForm(file) && !isSeen(file))).toEqual([]);
    // Catalogues have one form for all of them.
    const byCatalogue = senders.some((file) => sources.get(file)?.includes('<EntryCatalogue'));
    expect(
      senders.some(isSeen) || (byCatalogue && isSeen('features/recognition/catalogues/EntryForm.tsx')),
    ).toBe(true);
  });

  test('is of a record that some address shows, so that the other version can be told', () => {
    const parts = path.split(' ')[1]?.split('/') ?? [];
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    expect(above.some((address) => shown.has(address))).toBe(true);
  });
});

test('what is listed as no form is a command that overwrites', () => {
  const declared = routes.flatMap((route) =>
    route.kind === 'command' && route.overwrites ? [route.path] : [],
  );
  expect([...NO_FORM].filter((path) => !declared.includes(path as (typeof declared)[number]))).toEqual([]);
});
