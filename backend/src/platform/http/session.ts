import { randomBytes, randomUUID } from 'node:crypto';
import { IDLE_MINUTES, SESSION_MINUTES } from '@annals/contracts/features/break-glass/constants';
import { STEP_UP_MINUTES } from '@annals/contracts/kernel/step-up';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Reader } from '@annals/projections/engine/scope';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import createSession from 'koa-session';
import { z } from 'zod';
import { hashed, type SessionStore } from '../sessions/session-store';
import type { SignInPolicies, Standing } from '../sessions/sign-in-policies';
import { shortenedAddressOf } from '../kernel/address';
import { cookieName, cookieNameFor } from './cookie-name';

/** The name of the cookie, to which https adds its prefix. */
export const SESSION_COOKIE = 'annals.session';

/** Signed out after this long without a request. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session holds: who, where, and when. The role is looked up, so that a change of it counts at once. */
const sessionData = z.object({
  userId: z.uuid().brand<'PersonId'>(),
  /** When it began: it ends some days later, however much it is used. */
  signedInAt: z.iso.datetime(),
  /** When it was last seen, to the minute: its person is shown where they are signed in. */
  seenAt: z.string().optional(),
  provider: z.looseObject({}).optional(),
  /** Of an account for emergencies. */
  isBreakGlass: z.literal(true).optional(),
});

/** How long what somebody showed who they are with counts for dangerous acts. */
const FRESH_MS = STEP_UP_MINUTES * 60_000;

/** When its person last showed who they are, and by which id its events name a session. */
const proven = z.object({
  provenAt: z.iso.datetime().nullish(),
  publicId: z.uuid().optional(),
  isBreakGlass: z.literal(true).optional(),
});

/** What describes a session to people. */
export interface NewSession {
  /** Made at random, apart from the secret id of the cookie: it opens nothing. */
  readonly publicId: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The shortened network address; null when there is none. */
  readonly network: string | null;
  /** When its person last showed who they are; left out: now. null: the identity provider remembered them, or does not say. */
  readonly provenAt?: string | null;
  /** It was begun with the sealed password of an account for emergencies. */
  readonly isBreakGlass?: true;
  /** The identity provider that vouched for its person. */
  readonly provider?: {
    readonly id: string;
    /** What the provider calls the session, to end it; null when it did not say. */
    readonly sid: string | null;
    /** Where the browser goes to sign out there as well, sealed; null: the provider has no such address. */
    readonly sealedSignOut: string | null;
  };
}

const signedInElsewhere = z.object({ provider: z.object({ sealedSignOut: z.string() }) });

const DAY_MINUTES = 24 * 60;
const SEEN_EVERY_MS = 60_000;
const LONGEST_AGENT = 300;

/** koa-session over PostgreSQL. The cookie carries a random id; the table carries its hash. */
export function sessions(application: Koa, store: SessionStore, options: { secure: boolean }): Middleware {
  return createSession(
    {
      key: cookieNameFor(options.secure, SESSION_COOKIE),
      maxAge: SESSION_MS,
      renew: true,
      httpOnly: true,
      signed: true,
      // 256 random bits; what it would take by default, a UUID, has 122.
      genid: () => randomBytes(32).toString('base64url'),
      sameSite: 'lax',
      secure: options.secure,
      store,
    },
    application,
  );
}

/** How long a session lasts at most, whatever it is used for, and the clock it goes by. */
export interface SessionEnd {
  readonly longestDays: number;
  readonly clock: () => Date;
  /** Ends a session that is over by a limit, and says so in the log. @param id by which it is listed */
  readonly onOver: (person: PersonId, id: string, limit: SessionLimit) => Promise<void>;
}

/** By which of its limits a session is over: it was not used for too long, or lasted for as long as it may. */
export type SessionLimit = 'idle limit' | 'age limit';

/**
 * Finds out who asks: the session's person, if their account is still open. A session of a closed account is ended, and so is one that began
 * too long ago, or was not used for too long.
 */
export function identify(policies: SignInPolicies, end: SessionEnd): Middleware {
  const { clock } = end;
  return async (context, next) => {
    context.state['clock'] = clock;
    const session = sessionData.safeParse(context['session']).data;
    const standing = session && (await policies.standingOf(session.userId));
    const limit = session && standing && limitOf(session, standing, end);
    if (session && standing && limit === undefined) {
      const { userId, seenAt, provider, isBreakGlass } = session;
      context.state['reader'] = { id: userId, role: standing.role } satisfies Reader;
      // Who comes by a provider is asked there; a password in two halves is with two people.
      context.state['factorDueAt'] =
        provider || isBreakGlass || !standing.needsFactor
          ? null
          : (standing.factorDueAt ?? (await policies.noteAsked(userId, clock())));
      noteSeen(context, seenAt);
      // Who names no session has none to end.
    } else if (hasSessionCookie(context)) {
      if (session && limit) await end.onOver(session.userId, sessionIdOf(context), limit);
      context['session'] = null;
    }
    await next();
  };
}

/** Whether the browser names a session, of whatever worth. */
export function hasSessionCookie(context: Context): boolean {
  return context.cookies.get(cookieName(context, SESSION_COOKIE), { signed: false }) !== undefined;
}

/** By the limits of the operator, and those that administrators set below them; undefined: the session goes on. */
function limitOf(
  { signedInAt, seenAt, isBreakGlass }: z.infer<typeof sessionData>,
  standing: Standing,
  { longestDays, clock }: SessionEnd,
): SessionLimit | undefined {
  const now = clock().getTime();
  const isPast = (since: string, minutes: number) => now - Date.parse(since) >= minutes * 60_000;
  const days = Math.min(longestDays, standing.longestDays ?? longestDays);
  const idleMinutes = isBreakGlass ? IDLE_MINUTES : standing.idleMinutes;
  if (isPast(signedInAt, isBreakGlass ? SESSION_MINUTES : days * DAY_MINUTES)) return 'age limit';
  return idleMinutes !== null && isPast(seenAt ?? signedInAt, idleMinutes) ? 'idle limit' : undefined;
}

/** Who asks; null when nobody is signed in. */
export function readerOf(context: Context): Reader | null {
  return (context.state['reader'] as Reader | undefined) ?? null;
}

/** What a session that is about to begin will be known by: the event of the sign-in carries it. */
export function newSession(context: Context): NewSession {
  const agent = context.get('User-Agent').slice(0, LONGEST_AGENT);
  return { publicId: randomUUID(), agent, network: shortenedAddressOf(context) };
}

/** Begins a session under a new secret id, so that an id known before the sign-in is worth nothing. */
export async function beginSession(context: Context, userId: string, session: NewSession): Promise<void> {
  const now = nowOf(context).toISOString();
  context['session'] = { userId, provenAt: now, ...session, signedInAt: now, seenAt: now };
  await (context['session'] as { regenerate(): Promise<void> | undefined }).regenerate();
}

function nowOf(context: Context): Date {
  const clock = context.state['clock'] as SessionEnd['clock'] | undefined;
  return clock?.() ?? new Date();
}

/** Until when what the person of a session showed counts for dangerous acts; undefined when it does not any more. */
export function freshUntil(context: Context): Date | undefined {
  const { provenAt, isBreakGlass } = proven.safeParse(context['session']).data ?? {};
  if (!provenAt) return undefined;
  // The envelopes are not fetched again for each act: the session itself is short.
  const until = new Date(Date.parse(provenAt) + (isBreakGlass ? SESSION_MINUTES * 60_000 : FRESH_MS));
  return until > nowOf(context) ? until : undefined;
}

/** Its person has just shown who they are once more. @returns until when that counts */
export function noteProven(context: Context): Date {
  const now = nowOf(context);
  (context['session'] as { provenAt?: string }).provenAt = now.toISOString();
  return new Date(now.getTime() + FRESH_MS);
}

/** By which id events name the session of a request; null for one from before sessions had one. */
export function publicIdOf(context: Context): string | null {
  return proven.safeParse(context['session']).data?.publicId ?? null;
}

/** The id by which the session of a request is listed; empty when there is none. */
export function sessionIdOf(context: Context): string {
  const sid = context.cookies.get(cookieName(context, SESSION_COOKIE), { signed: true });
  return sid === undefined ? '' : hashed(sid);
}

function noteSeen(context: Context, seenAt: string | undefined): void {
  const now = nowOf(context);
  if (seenAt !== undefined && now.getTime() - Date.parse(seenAt) < SEEN_EVERY_MS) return;
  (context['session'] as { seenAt?: string }).seenAt = now.toISOString();
}

/** Where the session of a request is ended at its identity provider, sealed; empty when there is no such address. */
export function sealedSignOutOf(context: Context): string {
  return signedInElsewhere.safeParse(context['session']).data?.provider.sealedSignOut ?? '';
}

export function endSession(context: Context): void {
  context['session'] = null;
}
