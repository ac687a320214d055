import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { t } from '@annals/contracts/kernel/text';
import type { Context, Middleware } from 'koa';
import { Refused } from '../kernel/refused';
import { tokenOf } from './token';

/** Pages of the sign-in, and the description of the API: nothing of anybody. */
const OPEN = /^\/api\/(?:auth\/|logout$|login$|docs(?:\/|$))/;

/**
 * Keeps somebody who has to have a second factor, and whose time for it is over, from everything but setting one up: at every route and page,
 * however they are reached.
 */
export function refuseWithoutFactor(): Middleware {
  const open = new Set(
    Object.values(routeTables)
      .flatMap((table) => Object.values<Route>(table))
      .filter(({ isForFactor }) => isForFactor)
      .map((route) => {
        const { method, path } = methodAndPath(route);
        return `${method} ${path}`;
      }),
  );
  return async (context, next) => {
    const isOpen = OPEN.test(context.path) || open.has(`${context.method} ${context.path}`);
    if (isFactorDue(context) && context.path.toLowerCase().startsWith('/api') && !isOpen)
      throw new Refused(
        'request.second-factor-needed',
        t('Your role needs a second factor. Please set up a passkey or an authenticator app first.'),
      );
    await next();
  };
}

/** By when somebody without a second factor has to have one; null: they need none, or have it. */
export function factorDueAtOf(context: Context): string | null {
  return (context.state['factorDueAt'] as string | null | undefined) ?? null;
}

/** Whether the time for setting one up is over. */
export function isFactorDue(context: Context): boolean {
  const dueAt = factorDueAtOf(context);
  const now = (context.state['clock'] as () => Date)();
  return dueAt !== null && Date.parse(dueAt) <= now.getTime() && !tokenOf(context);
}
