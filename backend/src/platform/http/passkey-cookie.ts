import type { Context } from 'koa';
import { CHALLENGE_MINUTES } from '../sessions/passkeys';
import { cookieName } from './cookie-name';

const NAME = 'annals.passkey';

/** The secret of the browser that a challenge was made for; it opens nothing by itself. */
export function challengeOf(context: Context): string | undefined {
  return context.cookies.get(cookieName(context, NAME), { signed: true });
}

/** @param token null: it was answered */
export function rememberChallenge(context: Context, token: string | null): void {
  context.cookies.set(cookieName(context, NAME), token, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: CHALLENGE_MINUTES * 60_000,
    overwrite: true,
  });
}
