import { HEADERS } from '@annals/contracts/kernel/problem';
import { methodAndPath, type QueryRoute, type Route } from '@annals/contracts/kernel/route';
import { commandId, position } from '@annals/contracts/kernel/ids';
import { admits } from '@annals/contracts/permissions';
import type { ReadModelFeed } from '@annals/projections/kernel/feed';
import type { Page } from '@annals/projections/kernel/page';
import type { Reader } from '@annals/projections/kernel/scope';
import Router from '@koa/router';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Door } from '../kernel/handlers';
import { Refused, refuseInvalid } from './problems';
import { readerOf } from './session';

/** The longest a query waits for the caller's last command to show. */
const LONGEST_WAIT_MS = 2_000;

/** Mounts every door: who may knock, what may come in, how far the read models must be, and what may go out. */
export function mountDoors(doors: readonly Door[], feed: ReadModelFeed): Router {
  const router = new Router();
  for (const { route, handler } of doors) {
    const { method, path } = methodAndPath(route);
    router.register(path, [method], async (context: Context) => {
      const reader = readerOf(context);
      admit(route, reader);
      const origin = originOf(context, reader);
      const params = parse(route.params, (context as unknown as { params: unknown }).params, 'address');
      const query = parse(route.kind === 'query' ? route.query : undefined, { ...context.query }, 'query');
      const body = parse(route.kind === 'command' ? route.body : undefined, bodyOf(context), 'body');
      if (route.kind === 'query') await waitForCaller(context, route, feed);
      const answer = await handler({
        context,
        reader: reader as Reader,
        origin,
        params,
        query,
        body,
      });
      context.status = route.kind === 'command' ? route.status : 200;
      context.set('Cache-Control', 'no-store');
      context.body = JSON.stringify(
        route.answer.parse(isPaged(route) ? unpage(context, answer as Page<unknown>) : answer),
      );
      context.type = 'application/json';
    });
  }
  return router;
}

function admit(route: Route, reader: Reader | null): void {
  if (admits(route.may, reader?.role ?? null)) return;
  if (reader === null) throw new Refused(401, 'Unauthorized: please sign in.');
  throw new Refused(403, 'Your role does not allow this.');
}

function parse(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuseInvalid(parsed.error, where);
  return parsed.data;
}

/** A command without a body is an empty one. */
function bodyOf(context: Context): unknown {
  return context.request.body ?? {};
}

function originOf(context: Context, reader: Reader | null) {
  const given = context.get(HEADERS.idempotencyKey);
  const key = given === '' ? v7() : commandId.safeParse(given).data;
  if (key === undefined) throw new Refused(400, `The header ${HEADERS.idempotencyKey} must be a UUID.`);
  return {
    actor: reader
      ? { id: reader.id, role: reader.role }
      : { id: 'system:anonymous' as const, role: 'system' as const },
    commandId: key,
    requestId: String(context.state['requestId']),
  };
}

/** Lets a person see what they just did: waits, within reason, until the read models are that far, and says so when they are not. */
async function waitForCaller(context: Context, route: QueryRoute, feed: ReadModelFeed): Promise<void> {
  const wanted = context.get(HEADERS.minimumPosition);
  if (wanted === '' || route.reads.length === 0) return;
  const parsed = position.safeParse(wanted);
  if (!parsed.success) throw new Refused(400, `The header ${HEADERS.minimumPosition} must be a position.`);
  const reached = await feed.waitFor(route.reads, BigInt(parsed.data), LONGEST_WAIT_MS);
  if (!reached) context.set(HEADERS.stale, 'true');
}

function isPaged(route: Route): boolean {
  return route.kind === 'query' && route.paged;
}

/** The rows are the body, the next page's address is in the `Link` header (RFC 8288). */
function unpage(context: Context, page: Page<unknown>): readonly unknown[] {
  if (page.next !== null) {
    const next = new URLSearchParams({ ...(context.query as Record<string, string>), after: page.next });
    context.set('Link', `<${context.path}?${next.toString()}>; rel="next"`);
  }
  return page.rows;
}
