import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@annals/contracts/addresses';
import { IMPORT_COLUMNS } from '@annals/contracts/features/imports/constants';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { complete } from './shown';

const CATALOGUES = join(import.meta.dirname, '../frontend/src/language');

/** What every text of a catalogue begins and ends with in these tests: what is outside of them is in no catalogue. */
const BEGIN = '⟦';
const END = '⟧';

/** Screens, in as many states as an address can ask for. */
const SCREENS: readonly (readonly [Role, string])[] = [
  ['manager', addressOf('meetings')],
  ['manager', `${addressOf('meetings')}?week=`],
  ['manager', `${addressOf('meetings')}?schedule=`],
  ['employee', addressOf('meetings')],
  ['employee', '/settings/profile'],
  ['employee', '/settings/password'],
  ['employee', '/settings/appearance'],
  ['employee', '/settings/calendar'],
  ['employee', '/settings/devices'],
  ['employee', '/settings/tokens'],
  ['admin', '/admin/tokens'],
  ['admin', '/admin/access-reviews'],
  ['manager', addressOf('accessReviews')],
  ['auditor', addressOf('accessReviews')],
  ['admin', '/admin'],
  ['admin', '/admin/approvals'],
  ['admin', '/admin/imports'],
  ['admin', '/admin/catalogues/language-model'],
  ['admin', '/admin/emails'],
  ['admin', '/admin/privacy'],
  ['admin', '/admin/automation'],
  ['admin', '/admin/operations'],
  ['employee', '/settings/data-access'],
  ['auditor', addressOf('auditSamples')],
  ['manager', addressOf('performanceReviews')],
  ['manager', addressOf('performance')],
  ['manager', addressOf('dashboard')],
  ['employee', addressOf('dashboard')],
  ['admin', addressOf('dashboard')],
  ['manager', addressOf('notifications')],
  ['auditor', addressOf('eventLog')],
  ['auditor', '/audit/as-of'],
  ['auditor', addressOf('evidence')],
  ['manager', addressOf('cohorts')],
  ['manager', addressOf('painPoints')],
  ['manager', addressOf('recognition')],
  ['employee', addressOf('recognition')],
  ['manager', addressOf('reviews360')],
  ['manager', addressOf('timeOff')],
  ['manager', `${addressOf('timeOff')}?tab=team`],
  ['manager', addressOf('wellbeing')],
  ['employee', '/settings/notifications'],
  ['admin', '/admin/people'],
  ['admin', '/admin/organization'],
  ['admin', '/admin/sign-in'],
  ['employee', '/nowhere'],
  ['manager', addressOf('orgChart')],
  ['manager', addressOf('team')],
  ['manager', addressOf('teamReport')],
  ['manager', addressOf('onboarding')],
  ['employee', addressOf('onboarding')],
  ['manager', addressOf('insights')],
  ['leader', `${addressOf('meetings')}?schedule-skip-level=`],
  ['employee', `${addressOf('recognition')}?tab=points`],
  ['employee', `${addressOf('recognition')}?tab=leaderboard`],
  ['employee', `${addressOf('recognition')}?tab=milestones`],
  ['employee', `${addressOf('recognition')}?tab=categories`],
  ['employee', `${addressOf('recognition')}?nominate=`],
  ['admin', '/admin/catalogues/recognition-categories'],
  ['admin', '/admin/catalogues/reward-tiers'],
  ['admin', '/admin/catalogues/rewards'],
  ['admin', '/admin/catalogues/organizational-milestones'],
  ['employee', addressOf('wellbeing')],
  ['admin', addressOf('wellbeing')],
  ['employee', addressOf('painPoints')],
  ['employee', addressOf('timeOff')],
  ['employee', `${addressOf('timeOff')}?tab=calendar`],
  ['admin', '/admin/catalogues/time-off'],
  ['leader', addressOf('cohorts')],
];

/** Screens of one record: the first that a list leads to. */
const RECORDS: readonly (readonly [Role, string, string])[] = [
  ['manager', addressOf('meetings'), 'a[href^="/meetings/"]:not([href*="/skip-level/"])'],
  ['leader', addressOf('meetings'), 'a[href^="/meetings/skip-level/"]'],
  ['leader', addressOf('cohorts'), 'a[href^="/cohorts/"]'],
  ['manager', addressOf('painPoints'), 'a[href^="/pain-points/"]'],
  ['manager', addressOf('performanceReviews'), 'a[href^="/performance-reviews/"]'],
  ['manager', `${addressOf('reviews360')}?tab=completed`, 'a[href$="/results"]'],
  ['manager', addressOf('reviews360'), 'a[href$="/feedback"]'],
  ['manager', addressOf('team'), 'a[href^="/people/"]'],
  ['auditor', addressOf('eventLog'), 'a[href^="/audit/records/"]'],
];

/** What visitors see. */
const PUBLIC = ['/landing', '/login', '/forgot-password', '/reset-password', '/welcome'];

// One after another in one page: a browser that has loaded the application once has its files.
for (const role of [undefined, ...ROLES])
  test(`no screen of ${role ? `a ${role}` : 'a visitor'} shows a text that is in no catalogue`, async ({
    browser,
  }) => {
    // Thirty screens one after another.
    test.setTimeout(300_000);
    const { page, written } = await inPseudoLanguage(browser, role);
    const outside: Record<string, readonly string[]> = {};
    const look = async (path: string) => {
      written.clear();
      await page.goto(path);
      await there(page);
      const texts = outsideOfCatalogues(await textsOn(page), written);
      if (texts.length > 0) outside[path] = texts;
    };
    const isTheirs = ([of]: readonly [Role, ...unknown[]]) => of === role;
    for (const path of role ? SCREENS.filter(isTheirs).map(([, path]) => path) : PUBLIC) await look(path);
    for (const [, list, link] of RECORDS.filter(isTheirs)) {
      await page.goto(list);
      await look((await page.locator(link).first().getAttribute('href')) ?? '');
    }
    expect(outside).toEqual({});
    await page.context().close();
  });

/** Waits until there is a screen, and all that is on it. */
async function there(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await complete(page);
}

/** A page whose texts of the catalogues are in brackets, and all that the server has answered to it: what people wrote, and sentences of its own. */
async function inPseudoLanguage(
  browser: Browser,
  role?: Role,
): Promise<{ page: Page; written: Set<string> }> {
  const context = await browser.newContext({ storageState: role && sessionOf(role) });
  const page = await context.newPage();
  const written = new Set<string>();
  await page.addInitScript("localStorage.setItem('annals.language', 'de')");
  // Not with a route of Playwright, with which the browser would ask for every file again.
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const [, part = ''] = /\/de\.(\w+)-/.exec(url) ?? [];
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
      body: Buffer.from(`export default ${JSON.stringify(inBrackets(`de.${part}.json`))}`).toString('base64'),
    };
    // A page that has gone on meanwhile wants no answer any more.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/de.*.js' }] });
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      void response.json().then(
        (body: unknown) => collect(body, written),
        () => undefined,
      );
  });
  return { page, written };
}

function inBrackets(file: string): Readonly<Record<string, unknown>> {
  const messages: unknown = JSON.parse(readFileSync(join(CATALOGUES, file), 'utf8'));
  return Object.fromEntries(
    Object.entries(messages ?? {}).map(([key, message]: [string, unknown]) => [
      key,
      typeof message === 'string' ? `${BEGIN}${message}${END}` : [BEGIN, ...[message].flat(), END],
    ]),
  );
}

function collect(value: unknown, written: Set<string>): void {
  if (typeof value === 'string') written.add(value.replace(/\s+/g, ' ').trim());
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, written);
}

/** Every text that people see or hear: text nodes, and the attributes that name and describe. Keys are named as on the keyboard. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        // A heading is one text, also where a part of it is kept on one line; and so is a sentence with a moment in it.
        const whole = node.parentElement.closest('h1, :has(> time)');
        if (whole) texts.push(whole.textContent);
        else if (!node.parentElement.closest('script, style, noscript, kbd, code, [aria-hidden="true"], textarea'))
          texts.push(node.textContent);
      } else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
          if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
    }
    return texts.map((text) => text.replace(/\\s+/g, ' ').trim());
  })()`);
}

/** What of the texts is neither in brackets, nor was answered by the server, nor is a day, a time, a time zone, or the name of the product or of a column of a file. */
function outsideOfCatalogues(texts: readonly string[], written: ReadonlySet<string>): string[] {
  const known = [
    ...written,
    ...ofCalendars(),
    ...Intl.supportedValuesOf('timeZone'),
    ...IMPORT_COLUMNS,
    'English',
    'Deutsch',
    'Annals',
    'annals-verify.html',
    'annals-verify.mjs',
  ]
    .filter((text) => text.length > 1)
    .sort((one, other) => other.length - one.length);
  return [...new Set(texts)].filter((text) => {
    let rest = text;
    // From the innermost brackets outward: a text may have another one in it.
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
    }
    // Most texts end here: what is known is looked for where letters are left.
    if (!/\p{L}{3}/u.test(rest)) return false;
    for (const one of known) rest = rest.replaceAll(one, ' ');
    // Ids are shown by their ends.
    rest = rest.replaceAll(/\b[0-9a-f]{8}\b/g, ' ');
    return /\p{L}{3}/u.test(rest);
  });
}

/** The names of months and days, as German has them: the first days of the months of 2026 are all days of the week. */
function ofCalendars(): string[] {
  // The first of June 2026 is a Monday.
  const days = [
    ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1))),
    ...Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 5, day + 1))),
  ];
  return (['long', 'short'] as const).flatMap((length) =>
    days.flatMap((day) =>
      new Intl.DateTimeFormat('de', { month: length, weekday: length, timeZone: 'UTC' })
        .formatToParts(day)
        .filter(({ type }) => type === 'month' || type === 'weekday')
        .map(({ value }) => value),
    ),
  );
}
