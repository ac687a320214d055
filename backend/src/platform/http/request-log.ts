import { HEADERS } from '@annals/contracts/kernel/problem';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { commandIdOf } from './idempotency-key';
import { readerOf } from './session';
import { tokenOf } from './token';

/** Gives every request an id (its own, if a proxy already did) and tells the log how it went: never a body, a cookie or a query value. */
export function logRequests(logger: Logger): Middleware {
  return async (context, next) => {
    const given = context.get(HEADERS.requestId);
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : v7();
    context.state['requestId'] = requestId;
    context.set(HEADERS.requestId, requestId);
    const start = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - start);
    const { method, status } = context;
    const path = loggedPath(context);
    // What a probe asks is not worth a line, whatever the answer.
    const level = !path.startsWith('/api/') ? 'debug' : status >= 500 ? 'error' : 'info';
    logger[level](
      {
        requestId,
        commandId: commandIdOf(context),
        method,
        path,
        status,
        milliseconds,
        person: readerOf(context)?.id,
        token: tokenOf(context)?.id,
      },
      'request',
    );
  };
}

/** The path as it may be written down: the address of a calendar is a secret. */
export function loggedPath({ path }: Pick<Context, 'path'>): string {
  return path.startsWith('/calendar/') ? '/calendar/…' : path;
}
