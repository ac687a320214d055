import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@annals/contracts/addresses';
import type { Role } from '@annals/contracts/kernel/roles';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { ADDRESS, emailOf, PASSWORD, SIGNS_IN_AS } from './demo-company';
import { complete } from './shown';

/**
 * Takes the pictures of the README, and those of the landing page, from a running product with its demo company:
 * `ANNALS_URL=http://localhost:3000 npm run pictures`. `CHROMIUM_PATH`: a browser other than Playwright's.
 */
const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = join(ROOT, 'docs/images');
const LANDING = join(ROOT, 'frontend/src/public/landing/pictures');

type Theme = 'light' | 'dark';

/** One screen, and how it comes to show what the picture is of. */
interface Scene {
  /** Undefined: a visitor. */
  readonly role?: Role;
  readonly path: string;
  /** Of the window, where what is taken would not fit in it. In CSS pixels. */
  readonly height?: number;
  /** @returns the part that is taken; undefined: what the window shows */
  readonly prepare?: (page: Page) => Promise<Locator | undefined>;
}

interface Picture extends Scene {
  readonly name: string;
  /** Of the window, in CSS pixels. */
  readonly size: readonly [width: number, height: number];
  readonly theme: Theme;
}

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;
/** So that a sidebar is left out of it, and what is read is large enough on half of a page. */
const CARD = [860, 560] as const;

/** In CSS pixels. */
const LONGEST_PART = 500;

/** The completed 1:1 in which most was written down. */
async function fullestMeeting(page: Page): Promise<undefined> {
  const answer = z.array(z.object({ id: z.string() }));
  const whole = z.object({ agenda: z.array(z.unknown()), actions: z.array(z.unknown()), notes: z.unknown() });
  const all = answer.parse(await read(page, '/api/meetings?whose=mine&status=completed&limit=50'));
  let fullest = { id: '', score: -1 };
  for (const { id } of all) {
    const { agenda, actions, notes } = whole.parse(await read(page, `/api/meetings/${id}`));
    const score = agenda.length + actions.length + (notes ? 1 : 0);
    if (score > fullest.score) fullest = { id, score };
  }
  await page.goto(addressOf('meeting', { meetingId: fullest.id }));
  await complete(page);
}

async function read(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(path)).json();
}

async function historyOfMeeting(page: Page): Promise<Locator> {
  await fullestMeeting(page);
  return page.getByRole('region', { name: 'History' });
}

async function teamCalendar(page: Page): Promise<undefined> {
  await page.getByRole('tab', { name: 'Calendar View' }).click();
  await page.getByRole('heading', { name: /^\w+ \d{4}$/ }).waitFor();
  await complete(page);
}

/** An event beside the list, where there is a beside. */
async function firstEvent(page: Page): Promise<undefined> {
  if ((page.viewportSize()?.width ?? 0) < DESKTOP[0]) return;
  await page.getByRole('row').nth(3).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Facts', exact: true }).waitFor();
  await complete(page);
}

async function firstReport(page: Page): Promise<undefined> {
  await page.goto((await page.locator('main a[href^="/people/"]').first().getAttribute('href')) ?? '');
  await complete(page);
}

const SCENES = {
  landing: { path: '/landing' },
  'sign-in': { path: '/login' },
  overview: { role: 'manager', path: addressOf('dashboard') },
  meetings: { role: 'manager', path: addressOf('meetings') },
  week: { role: 'manager', path: `${addressOf('meetings')}?week=` },
  meeting: { role: 'manager', path: addressOf('meetings'), prepare: fullestMeeting },
  history: { role: 'manager', path: addressOf('meetings'), height: 4_000, prepare: historyOfMeeting },
  recognition: { role: 'manager', path: addressOf('recognition') },
  'reviews-360': { role: 'manager', path: addressOf('reviews360') },
  'time-off': { role: 'manager', path: addressOf('timeOff'), prepare: teamCalendar },
  wellbeing: { role: 'manager', path: addressOf('wellbeing') },
  insights: { role: 'manager', path: addressOf('insights') },
  person: { role: 'manager', path: addressOf('team'), prepare: firstReport },
  administration: { role: 'admin', path: addressOf('administration') },
  'event-log': { role: 'auditor', path: addressOf('eventLog'), prepare: firstEvent },
} as const satisfies Record<string, Scene>;
type SceneName = keyof typeof SCENES;

/** What the documents show: every screen in both themes and on a phone. */
const OF_DOCUMENTS: readonly Picture[] = Object.keys(SCENES).flatMap((name) => {
  const scene: Scene = SCENES[name as SceneName];
  return [
    { ...scene, name, size: DESKTOP, theme: 'light' },
    { ...scene, name: `${name}-dark`, size: DESKTOP, theme: 'dark' },
    { ...scene, name: `${name}-phone`, size: PHONE, theme: 'light' },
  ];
});

/** What the landing page shows, in the theme of its visitor. */
const ON_LANDING: Readonly<Record<string, readonly [scene: SceneName, size: Picture['size']]>> = {
  history: ['history', [680, 560]],
  product: ['overview', DESKTOP],
  overview: ['overview', CARD],
  wellbeing: ['wellbeing', CARD],
  'reviews-360': ['reviews-360', CARD],
  insights: ['insights', CARD],
  meetings: ['meetings', CARD],
  recognition: ['recognition', CARD],
};
const OF_LANDING: readonly Picture[] = Object.entries(ON_LANDING).flatMap(([name, [scene, size]]) =>
  (['light', 'dark'] as const).map((theme) => ({ ...SCENES[scene], name: `${name}-${theme}`, size, theme })),
);

/** @param scale pixels of the picture for one of CSS */
async function take(browser: Browser, picture: Picture, scale: number): Promise<Buffer> {
  const [width, height] = picture.size;
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: { width, height: picture.height ?? height },
    deviceScaleFactor: scale,
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    storageState: picture.role ? await sessionFor(browser, picture.role) : undefined,
  });
  const page = await context.newPage();
  await page.goto(picture.path);
  await complete(page);
  const part = await (await picture.prepare?.(page))?.boundingBox();
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    // Of what is longer, the beginning.
    ...(part ? { clip: { ...part, height: Math.min(part.height, LONGEST_PART) } } : {}),
  });
  await context.close();
  return png;
}

const sessions = new Map<Role, Awaited<ReturnType<typeof signIn>>>();

/** Sign-ins are limited: each role signs in once. */
async function sessionFor(browser: Browser, role: Role): ReturnType<typeof signIn> {
  const session = sessions.get(role) ?? (await signIn(browser, role));
  sessions.set(role, session);
  return session;
}

async function signIn(browser: Browser, role: Role) {
  const context = await browser.newContext({ baseURL: ADDRESS });
  const data = { email: emailOf(role), password: PASSWORD, role: SIGNS_IN_AS[role] };
  const answer = await context.request.post('/api/auth/login', { data });
  if (!answer.ok())
    throw new Error(`The demo account of the ${role} could not sign in: ${answer.statusText()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** The browser packs the picture: it knows WebP. @param quality from 0 to 1 */
async function asWebp(browser: Browser, png: Buffer, quality: number): Promise<Buffer> {
  const page = await browser.newPage();
  const packed = await page.evaluate(
    `(async () => {
      const picture = new Image();
      picture.src = 'data:image/png;base64,${png.toString('base64')}';
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', ${String(quality)}).split(',')[1];
    })()`,
  );
  await page.close();
  return Buffer.from(z.string().parse(packed), 'base64');
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Picture) => wanted.length === 0 || wanted.some((one) => name.startsWith(one));
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const folder of [DOCUMENTS, LANDING]) mkdirSync(folder, { recursive: true });
for (const picture of OF_LANDING.filter(isWanted))
  writeFileSync(
    join(LANDING, `${picture.name}.webp`),
    await asWebp(browser, await take(browser, picture, 1.25), 0.6),
  );
for (const picture of OF_DOCUMENTS.filter(isWanted))
  writeFileSync(join(DOCUMENTS, `${picture.name}.png`), await take(browser, picture, 1));
await browser.close();
