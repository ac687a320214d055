import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import send from 'koa-send';

const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Serves the built front end: its files, and for every other address its one page, whose code decides what to show.
 * @param directory the build of `frontend/`
 */
export function frontEnd(directory: string): Middleware {
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
    const isFile = /^[\w.-]+\.\w+$/.test(file) && existsSync(join(directory, file));
    await send(context, isFile ? file : 'index.html', { root: directory });
    context.set('Cache-Control', 'no-cache');
  };
}
