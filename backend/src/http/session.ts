import type { Reader } from '@annals/projections/kernel/scope';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import createSession from 'koa-session';
import { z } from 'zod';
import { hashed, type SessionStore } from '../accounts/session-store';
import type { UserAuth } from '../accounts/user-auth';

const COOKIE = 'annals.session';

/** Signed out after this long without a request. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session holds: who, where, and when. The role is looked up, so that a change of it counts at once. */
const sessionData = z.object({
  userId: z.uuid().brand<'PersonId'>(),
  /** When it was last seen, to the minute: its person is shown where they are signed in. */
  seenAt: z.string().optional(),
});

const SEEN_EVERY_MS = 60_000;
const LONGEST_AGENT = 300;

/** koa-session over PostgreSQL. The cookie carries a random id; the table carries its hash. */
export function sessions(application: Koa, store: SessionStore, options: { secure: boolean }): Middleware {
  return createSession(
    {
      key: COOKIE,
      maxAge: SESSION_MS,
      renew: true,
      httpOnly: true,
      signed: true,
      sameSite: 'lax',
      secure: options.secure,
      store,
    },
    application,
  );
}

/** Finds out who asks: the session's person, if their account is still open. A session of a closed account is ended. */
export function identify(userAuth: UserAuth): Middleware {
  return async (context, next) => {
    const session = sessionData.safeParse(context['session']);
    if (session.success) {
      const role = await userAuth.activeRoleOf(session.data.userId);
      if (role) {
        context.state['reader'] = { id: session.data.userId, role } satisfies Reader;
        noteSeen(context, session.data.seenAt);
      } else context['session'] = null;
    }
    await next();
  };
}

/** Who asks; null when nobody is signed in. */
export function readerOf(context: Context): Reader | null {
  return (context.state['reader'] as Reader | undefined) ?? null;
}

/** Begins a session under a new id, so that an id known before the sign-in is worth nothing. */
export async function beginSession(context: Context, userId: string): Promise<void> {
  const now = new Date().toISOString();
  const agent = context.get('User-Agent').slice(0, LONGEST_AGENT);
  context['session'] = { userId, agent, signedInAt: now, seenAt: now };
  await (context['session'] as { regenerate(): Promise<void> | undefined }).regenerate();
}

/** The id by which the session of a request is listed; empty when there is none. */
export function sessionIdOf(context: Context): string {
  const sid = context.cookies.get(COOKIE, { signed: true });
  return sid === undefined ? '' : hashed(sid);
}

function noteSeen(context: Context, seenAt: string | undefined): void {
  const now = new Date();
  if (seenAt !== undefined && now.getTime() - Date.parse(seenAt) < SEEN_EVERY_MS) return;
  (context['session'] as { seenAt?: string }).seenAt = now.toISOString();
}

export function endSession(context: Context): void {
  context['session'] = null;
}
