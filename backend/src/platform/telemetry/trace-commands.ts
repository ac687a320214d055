import { HEADERS } from '@annals/contracts/kernel/problem';
import type { Middleware } from 'koa';
import type { Tracing } from '../kernel/tracing';

/** A span for every request that brings a command; its name is the method alone, because paths carry ids. */
export function traceCommands(tracing: Tracing): Middleware {
  return (context, next) => {
    const commandId = context.get(HEADERS.idempotencyKey);
    return commandId === '' ? next() : tracing.command(`HTTP ${context.method}`, commandId, () => next());
  };
}
