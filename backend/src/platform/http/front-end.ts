import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAddress, nameOfAddress } from '@annals/contracts/addresses';
import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import { methodAndPath } from '@annals/contracts/kernel/route';
import { isPublicAddress } from '@annals/contracts/public-addresses';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { z } from 'zod';
import type { FirstViews } from './first-view';
import { hasSessionCookie } from './session';

const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/** What screens begin with, by the name of their address, as `frontend/first-load.ts` writes it down. */
const firstLoad = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    reads: z.array(z.string()),
    /** Each for the visitors whom a media query is true of. */
    pictures: z.array(z.object({ file: z.string(), media: z.string() })).default([]),
  }),
);

/**
 * Serves the built front end: its files, and for every other address its one page, whose code decides what to show.
 * @param directory the build of `frontend/`
 * @param first what is sent with the page, of somebody's screen
 */
export function frontEnd(directory: string, first: FirstViews): Middleware {
  return async (context, next) => {
    const own = ['/api/', '/health/', '/calendar/'].some((place) => context.path.startsWith(place));
    if (own || (context.method !== 'GET' && context.method !== 'HEAD')) {
      await next();
      return;
    }
    if (context.path.startsWith('/assets/')) {
      // Their names carry a hash of their content; beside them are their packed forms, which are sent where the browser takes them.
      await send(context, context.path, { root: directory, maxage: ONE_YEAR_MS, immutable: true });
      return;
    }
    const file = context.path.slice(1);
    if (/^[\w.-]+\.\w+$/.test(file) && existsSync(join(directory, file)))
      await send(context, file, { root: directory });
    else if (await sendPage(context, directory, first)) {
      // It is one person's, and for no cache.
      context.set('Cache-Control', 'no-store');
      return;
    }
    context.set('Cache-Control', 'no-cache');
  };
}

/** Every page of somebody signed in asks who that is. */
const CURRENT_USER = methodAndPath(accountRoutes.currentUser).path;

/** Where visitors find the landing page. */
const LANDING_PATHS = new Set(['/', '/landing']);

/**
 * The page. Of somebody signed in, its head names all that the screen begins with: the browser asks for it at once, not for one thing after the other.
 * @returns whether something of its reader is in it
 */
async function sendPage(context: Context, directory: string, first: FirstViews): Promise<boolean> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  context.type = 'html';
  // The page says so too: its code knows the same addresses.
  context.status = isAddress(context.path) || isPublicAddress(context.path) ? 200 : 404;
  context.vary('Cookie');
  // Mostly that of somebody signed in. Nothing is shown by it: who it is, is found out when the page asks for something.
  const isSignedIn = hasSessionCookie(context);
  const name = isSignedIn
    ? nameOfAddress(context.path)
    : LANDING_PATHS.has(context.path)
      ? 'landing'
      : undefined;
  const view = isSignedIn && name !== undefined ? await first(context, name) : undefined;
  // What is not for them is not asked for.
  const isFor = (read: string) => view !== null || read === CURRENT_USER;
  const hints = `${(await hintsFor(name, directory, isFor)).join('\n')}</head>`;
  // Mostly the font is there from the page they signed in on; where it is not, the code comes first.
  const head = isSignedIn ? page.replace(/<link\s+rel="preload"\s+as="font"[^>]*>/, '') : page;
  const whole = head.replace('</head>', () => hints);
  const isShown = typeof view === 'string' && existsSync(join(directory, FIRST_VIEW.styles));
  context.body = isShown ? await withFirstView(context, whole, view, directory) : whole;
  return isShown;
}

/** What `frontend/first-load.ts` makes for what is sent with the page. */
const FIRST_VIEW = { styles: 'first-view.css', script: 'first-theme.js' };

const STYLE_SHEETS = /<link\s+rel="stylesheet"[^>]*>/g;

/** Puts what is shown first into the page, with its own few styles: those of the application come behind it, so that it does not wait for them. */
async function withFirstView(
  context: Context,
  page: string,
  view: string,
  directory: string,
): Promise<string> {
  const [styles, script] = await Promise.all(
    [FIRST_VIEW.styles, FIRST_VIEW.script].map(async (file) => readFile(join(directory, file), 'utf8')),
  );
  // No other script within the page runs: whatever somebody wrote, it is not this one.
  const allowed = createHash('sha256')
    .update(script ?? '')
    .digest('base64');
  context.set(
    'Content-Security-Policy',
    `${context.response.get('Content-Security-Policy')};script-src 'self' 'sha256-${allowed}'`,
  );
  const sheets = page.match(STYLE_SHEETS)?.join('\n') ?? '';
  return page
    .replace(STYLE_SHEETS, '')
    .replace('</head>', () => `<style>${styles ?? ''}</style></head>`)
    .replace('<body>', () => `<body><script>${script ?? ''}</script>\n${view}\n${sheets}`);
}

async function hintsFor(
  name: string | undefined,
  directory: string,
  isFor: (read: string) => boolean,
): Promise<string[]> {
  const file = join(directory, 'first-load.json');
  if (name === undefined || !existsSync(file)) return [];
  const first = firstLoad.parse(JSON.parse(await readFile(file, 'utf8')))[name];
  if (!first) return [];
  return [
    ...first.scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ...first.styles.map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`),
    ...first.pictures.map(
      ({ file: picture, media }) => `<link rel="preload" as="image" href="/${picture}" media="${media}">`,
    ),
    ...first.reads.filter(isFor).map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}">`),
  ];
}
