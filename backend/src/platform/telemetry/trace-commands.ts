import type { Middleware } from 'koa';
import { commandIdOf } from '../http/idempotency-key';
import type { Tracing } from '../kernel/tracing';

/** A span for every request that brings a command; its name is the method alone, because paths carry ids. */
export function traceCommands(tracing: Tracing): Middleware {
  return (context, next) => {
    const commandId = commandIdOf(context);
    return commandId === undefined
      ? next()
      : tracing.command(`HTTP ${context.method}`, commandId, () => next());
  };
}
