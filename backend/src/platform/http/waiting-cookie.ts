import type { Context } from 'koa';
import { cookieName } from './cookie-name';

const NAME = 'annals.second-factor';

/** The secret of the sign-in of this browser that waits for a code; it opens nothing else. */
export function waitingOf(context: Context): string | undefined {
  return context.cookies.get(cookieName(context, NAME), { signed: true });
}

/** @param token null: nothing waits any more */
export function rememberWaiting(context: Context, token: string | null): void {
  context.cookies.set(cookieName(context, NAME), token, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    overwrite: true,
  });
}
