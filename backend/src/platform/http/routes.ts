import { t } from '@annals/contracts/kernel/text';
import { parseInput } from '@annals/contracts/kernel/input';
import { HEADERS } from '@annals/contracts/kernel/problem';
import {
  asksToStepUp,
  methodAndPath,
  type PartAnswer,
  type QueryRoute,
  type Route,
  type RoutePart,
} from '@annals/contracts/kernel/route';
import { position } from '@annals/contracts/kernel/ids';
import { admits } from '@annals/contracts/permissions';
import type { ReadModelFeed } from '@annals/projections/engine/feed';
import { BrokenCursor, type Page } from '@annals/projections/engine/page';
import type { Reader } from '@annals/projections/engine/scope';
import Router from '@koa/router';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { DomainError } from '../commands/domain-error';
import type { RouteHandler } from '../commands/handlers';
import { commandIdOf } from './idempotency-key';
import type { UpgradeWatch } from './upgrade';
import { Refused } from '../kernel/refused';
import { refuseInvalid } from './problems';
import { freshUntil, readerOf } from './session';
import { actorOf, admitToken, tokenOf } from './token';

/** The longest a query waits for the caller's last command to show. */
export const LONGEST_WAIT_MS = 2_000;

/** Mounts every route: who is authorized, what may come in, how far the read models must be, and what may go out. */
export function mountRoutes(
  handlers: readonly RouteHandler[],
  feed: ReadModelFeed,
  upgrade: Pick<UpgradeWatch, 'untilBuilt'>,
): Router {
  const router = new Router();
  const answerPart = partsOf(handlers);
  for (const { route, handler } of handlers) {
    const { method, path } = methodAndPath(route);
    router.register(path, [method], async (context: Context) => {
      const reader = tokenOf(context)?.reader ?? readerOf(context);
      admitToken(context, route);
      admit(route, reader);
      if (route.stepUp === true) requireFresh(context);
      const origin = { ...originOf(context, reader), seen: seenOf(context, route) };
      const params = parse(route.params, (context as unknown as { params: unknown }).params, 'address');
      const query = parse(route.kind === 'query' ? route.query : undefined, { ...context.query }, 'query');
      const body = parse(route.kind === 'command' ? route.body : undefined, bodyOf(context), 'body');
      if (asksToStepUp(route, body)) requireFresh(context);
      if (route.kind === 'query') {
        await waitForCaller(context, route, feed);
        // Before the read: what it shows is at least as new.
        const reached = route.reads[0] && feed.positionOf(route.reads[0]);
        if (reached !== undefined) context.set(HEADERS.position, String(reached));
      }
      const asked = { context, reader: reader as Reader, origin };
      const partOf = (part: RoutePart) => answerPart(context, part);
      const parts = async (named?: readonly string[]) => {
        const wanted = Object.entries((route.kind === 'query' && route.parts) || {}).filter(
          ([name]) => named?.includes(name) ?? true,
        );
        return Object.fromEntries(
          await Promise.all(wanted.map(async ([name, part]) => [name, await partOf(part)] as const)),
        );
      };
      const ask = () => answerOf(route, handler({ ...asked, parts, params, query, body }));
      const { answer, next } = await ask().catch(async (error: unknown) => {
        if (route.kind !== 'query' || !mayBeOfOldReadModel(error)) throw error;
        if (!(await upgrade.untilBuilt(LONGEST_WAIT_MS))) throw error;
        return ask();
      });
      if (next !== undefined) linkTo(context, next);
      if (route.kind === 'query' && route.media !== undefined)
        return answerFile(context, route.media, answer);
      context.status = route.kind === 'command' ? route.status : 200;
      context.set('Cache-Control', 'no-store');
      context.body = JSON.stringify(answer);
      context.type = 'application/json';
    });
  }
  return router;
}

/** Answers one read for the caller of a request, as its own route would; null where that would refuse it. */
export type AnswerPart = (context: Context, part: RoutePart) => Promise<PartAnswer | null>;

/** Answers reads that are answered together with others, or with the page itself. */
export function partsOf(handlers: readonly RouteHandler[]): AnswerPart {
  const handlerOf = new Map(handlers.map(({ route, handler }) => [route, handler]));
  return async (context, { route, query: given = {} }) => {
    const reader = tokenOf(context)?.reader ?? readerOf(context);
    const handler = handlerOf.get(route);
    if (!handler || !admits(route.may, reader?.role ?? null)) return null;
    if (route.stepUp !== false && freshUntil(context) === undefined) return null;
    const call = {
      context,
      reader: reader as Reader,
      origin: originOf(context, reader),
      parts: noParts,
      params: {},
      query: parse(route.query, given, 'query'),
      body: {},
    };
    // Its own route is asked next, and tells and logs what is wrong.
    return answerOf(route, handler(call)).catch(() => null);
  };
}

/** A day, in the browser of the person who asked and nowhere else: what was taken away is not kept for longer. */
const FILE_CACHE = 'private, max-age=86400, immutable';

/** Answers a file. Opened as a page of its own, it is shown and may do nothing. */
function answerFile(context: Context, media: string, answer: unknown): void {
  context.set('Cache-Control', FILE_CACHE);
  context.set('Content-Security-Policy', "default-src 'none'; sandbox");
  context.body = Buffer.from(answer as Uint8Array);
  context.type = media;
}

/** Whether it could be that the read model is still of the version before this one. */
function mayBeOfOldReadModel(error: unknown): boolean {
  return !(error instanceof DomainError || error instanceof Refused || error instanceof BrokenCursor);
}

function admit(route: Route, reader: Reader | null): void {
  if (admits(route.may, reader?.role ?? null)) return;
  if (reader === null) throw new Refused('request.unauthorized', t('Unauthorized: please sign in.'));
  throw new Refused('request.forbidden', t('Your role does not allow this.'));
}

/** A session that was left open is worth little to somebody who finds it. @throws Refused when its person has not shown who they are for too long */
export function requireFresh(context: Context): void {
  if (tokenOf(context))
    throw new Refused(
      'service-tokens.route-closed',
      t('This asks a person to show that it is them: no program can do it with a token.'),
    );
  if (freshUntil(context) !== undefined) return;
  throw new Refused(
    'request.step-up-needed',
    t('This asks you to show once more that it is you. Please confirm it, and try again.'),
  );
}

function parse(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return {};
  const parsed = parseInput(schema, value);
  if (!parsed.success) throw refuseInvalid(parsed.error, where);
  return parsed.data;
}

/** A command without a body is an empty one. */
function bodyOf(context: Context): unknown {
  return context.request.body ?? {};
}

function originOf(context: Context, reader: Reader | null) {
  const key = context.get(HEADERS.idempotencyKey) === '' ? v7() : commandIdOf(context);
  if (key === undefined)
    throw new Refused(
      'request.unreadable',
      t('The header {name} must be a UUID.', { name: HEADERS.idempotencyKey }),
    );
  return {
    actor: reader ? actorOf(context, reader) : { id: 'system:anonymous' as const, role: 'system' as const },
    commandId: key,
    requestId: String(context.state['requestId']),
  };
}

/** Lets a person see what they just did: waits, within reason, until the read models are that far, and says so when they are not. */
async function waitForCaller(context: Context, route: QueryRoute, feed: ReadModelFeed): Promise<void> {
  const wanted = context.get(HEADERS.minimumPosition);
  if (wanted === '' || route.reads.length === 0) return;
  const parsed = position.safeParse(wanted);
  if (!parsed.success)
    throw new Refused(
      'request.unreadable',
      t('The header {name} must be a position.', { name: HEADERS.minimumPosition }),
    );
  const reached = await feed.waitFor(route.reads, BigInt(parsed.data), LONGEST_WAIT_MS);
  if (!reached) context.set(HEADERS.stale, 'true');
}

/** The position at which the caller saw what a command replaces. */
function seenOf(context: Context, route: Route): bigint | undefined {
  const given = context.get(HEADERS.seenPosition);
  if (given === '' || route.kind !== 'command' || !route.overwrites) return undefined;
  const parsed = position.safeParse(given);
  if (!parsed.success)
    throw new Refused(
      'request.unreadable',
      t('The header {name} must be a position.', { name: HEADERS.seenPosition }),
    );
  return BigInt(parsed.data);
}

/** What a handler said, as the contract promises it, and the cursor of the next page. */
async function answerOf(route: Route, said: Promise<unknown>): Promise<PartAnswer> {
  const answer = await said;
  if (route.kind === 'query' && route.paged) return unpage(route, answer as Page<unknown>);
  return { answer: route.answer.parse(answer) };
}

function unpage(route: Route, { rows, next }: Page<unknown>): PartAnswer {
  return { answer: route.answer.parse(rows), ...(next !== null && { next }) };
}

/** Parts have no parts. */
const noParts = () => Promise.resolve({});

/** The rows of a page are the body, the next page's address is in the `Link` header (RFC 8288). */
function linkTo(context: Context, after: string): void {
  const next = new URLSearchParams({ ...(context.query as Record<string, string>), after });
  context.set('Link', `<${context.path}?${next.toString()}>; rel="next"`);
}
