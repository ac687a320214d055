import type { Problem } from '@annals/contracts/kernel/problem';
import { problemCodeOf } from '@annals/contracts/problem-codes';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { shortenedAddressOf } from '../kernel/address';
import { loggedPath } from './request-log';
import { readerOf } from './session';
import { tokenOf } from './token';

/** Somebody is not signed in, may not do this, or asks too often: sign-ins that fail, routes they may not use, requests from other sites, guesses. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Tells the log who was refused what, and from where; nothing that was typed. Every visitor's page asks who is signed in: that nobody is, is
 * no warning.
 */
export function logRefusal(logger: Logger, { status, type, requestId }: Problem, context: Context): void {
  if (!REFUSALS.has(status)) return;
  const code = problemCodeOf(type);
  const level = code === 'request.unauthorized' ? 'info' : 'warn';
  const facts = {
    requestId,
    code,
    status,
    method: context.method,
    path: loggedPath(context),
    person: readerOf(context)?.id,
    token: tokenOf(context)?.id,
    address: shortenedAddressOf(context),
  };
  logger[level](facts, 'request refused');
}
