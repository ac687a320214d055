import type { InputFaults } from '@annals/contracts/kernel/input';
import type { Problem } from '@annals/contracts/kernel/problem';
import { problemType, type ProblemCode } from '@annals/contracts/kernel/problem-codes';
import { PROBLEM_CODES } from '@annals/contracts/problem-codes';
import { msg, t, translated } from '@annals/contracts/kernel/text';
import { BODY_LIMIT } from '@annals/contracts/kernel/route';
import {
  AppendTooLarge,
  EventIdTaken,
  LogChanged,
  StoreAccessDenied,
  StoreUnavailable,
} from '@annals/event-store/port';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import { UnstorableEvent } from '@annals/event-store/unstorable-event';
import { BrokenCursor } from '@annals/projections/engine/page';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Refused } from '../kernel/refused';
import { isDiskFull } from '../kernel/disk-full';
import { DomainError } from '../commands/domain-error';
import type { UpgradeWatch } from './upgrade';
import { logRefusal } from './refusal-log';

const TITLES: Readonly<Record<number, string>> = translated({
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
});

/** What was found wrong with an input, in the words its schema was declared with; the first is the sentence of the whole. */
export function refuseInvalid(error: InputFaults, where: string): Refused {
  const errors = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: t(issue.message),
  }));
  return new Refused('request.invalid', errors[0]?.message ?? t('The {where} is not valid.', { where }), {
    errors,
  });
}

/** While versions work side by side: after so many seconds another process may answer, or this one be replaced. */
const UPGRADE_RETRY_SECONDS = 5;

/** How refusals are said below a path. */
export interface ProblemForm {
  readonly below: string;
  readonly type: string;
  readonly body: (problem: Problem) => object;
}

/**
 * Turns whatever was thrown into problem details (RFC 9457). What is not meant for people leaves as a bare 500 and goes to the log. While an upgrade
 * is under way, this version may meet columns, events and words that it does not know: then it asks to be tried again, and logs what it met all the same.
 */
export function answerProblems(
  logger: Logger,
  upgrade: UpgradeWatch,
  forms: readonly ProblemForm[] = [],
): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined && context.path.startsWith('/api'))
        throw new Refused('request.nothing-at-this-address', t('There is nothing at this address.'));
    } catch (error) {
      const found = problemOf(error, context);
      const problem =
        found.status === 500 && (await upgrade.isUnderWay()) ? upgrading(found, t(BEING_UPGRADED)) : found;
      if (problem.status >= 500)
        logger.error({ err: error, requestId: context.state['requestId'] as unknown }, 'request failed');
      logRefusal(logger, problem, context);
      const retryAfter = retryAfterSeconds(error, problem);
      if (retryAfter !== undefined) context.set('Retry-After', String(retryAfter));
      context.status = problem.status;
      const form = forms.find(({ below }) => context.path.startsWith(below));
      context.type = form?.type ?? 'application/problem+json';
      context.body = JSON.stringify(form?.body(problem) ?? problem);
    }
  };
}

const BEING_UPGRADED = msg(
  'Annals is being brought up to date, and this part of it is not ready yet. Please try again in a moment.',
);

function upgrading(problem: Problem, detail: string): Problem {
  const code = 'service.upgrade-under-way';
  const status = PROBLEM_CODES[code];
  return { ...problem, type: problemType(code), title: TITLES[status] ?? t('Error'), status, detail };
}

function retryAfterSeconds(error: unknown, { status, type }: Problem): number | undefined {
  if (status === 503) return type === problemType('service.upgrade-under-way') ? UPGRADE_RETRY_SECONDS : 1;
  return error instanceof Refused ? error.parts.retryAfterSeconds : undefined;
}

function problemOf(error: unknown, context: Context): Problem {
  const base = { instance: context.path, requestId: String(context.state['requestId']) };
  const problem = (code: ProblemCode, detail: string, more: Partial<Problem> = {}): Problem => ({
    type: problemType(code),
    title: TITLES[PROBLEM_CODES[code]] ?? t('Error'),
    status: PROBLEM_CODES[code],
    detail,
    ...base,
    ...more,
  });
  if (error instanceof DomainError) {
    const errors = error.field === undefined ? undefined : [{ path: error.field, message: error.message }];
    return problem(error.code, error.message, errors ? { errors } : {});
  }
  if (error instanceof Refused) {
    const { errors, title } = error.parts;
    return problem(error.code, error.message, {
      ...(errors ? { errors } : {}),
      ...(title ? { title } : {}),
    });
  }
  if (error instanceof EventIdTaken)
    return problem(
      'request.key-taken',
      t('This Idempotency-Key was used for another request. Send this one again with a new key.'),
    );
  if (error instanceof UnstorableEvent) return problem('request.invalid', error.message);
  if (error instanceof BrokenCursor) return problem('request.broken-page-link', error.message);
  if (error instanceof UnreadableEvent && error.needs)
    return problem(
      'service.upgrade-under-way',
      t(
        'This was changed with a newer version of Annals than the one that answers here. Please try again in a moment.',
      ),
    );
  if (isDiskFull(error))
    return problem(
      'service.disk-full',
      t(
        'The database has no room left on its disk, so nothing can be stored. Please try again once your administrator has made room; nothing is stored twice.',
      ),
    );
  if (error instanceof StoreUnavailable)
    return problem(
      'service.log-unavailable',
      t('The event log cannot be reached just now. Please try again in a moment; nothing is stored twice.'),
    );
  if (error instanceof AppendTooLarge)
    return problem(
      'request.too-large',
      t('This is more than the event log takes at once. Please divide it; nothing was stored.'),
    );
  if (error instanceof LogChanged || error instanceof StoreAccessDenied)
    return problem(
      'service.log-closed',
      t('The event log takes nothing at the moment: an operator has to look at it. Nothing was stored.'),
    );
  if (isDatabaseAway(error))
    return problem(
      'service.database-unavailable',
      t('The database cannot be reached just now. Please try again in a moment.'),
    );
  if (isHttpError(error) && error.status >= 400 && error.status < 500)
    return problem(codeOf(error), sentenceOf(error), {
      status: error.status,
      title: TITLES[error.status] ?? t('Error'),
    });
  return problem(
    'service.failure',
    t(
      'Something went wrong on our side. Please try again; if it goes on, tell your administrator the request id.',
    ),
  );
}

function codeOf({ status }: HttpError): ProblemCode {
  if (status === 413) return 'request.too-large';
  if (status === 415) return 'request.not-json';
  if (status === 405) return 'request.method-not-allowed';
  return status === 400 ? 'request.unreadable' : 'request.refused';
}

function sentenceOf({ status, limit }: HttpError): string {
  if (status === 413)
    return t('This is more than can be sent at once: at most {size}.', { size: sizeOf(limit ?? BODY_LIMIT) });
  if (status === 415) return t('Send the body as JSON, with the content type application/json.');
  if (status === 400) return t('The body is not valid JSON.');
  return TITLES[status] ?? t('The request was refused.');
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${String(kilobytes)} kB` : `${String(Math.round(kilobytes / 1024))} MB`;
}

interface HttpError {
  readonly status: number;
  /** Of a body that is too large: the most it can have, in bytes. */
  readonly limit?: number;
}

function isHttpError(error: unknown): error is HttpError {
  return (
    typeof error === 'object' && error !== null && typeof (error as { status?: unknown }).status === 'number'
  );
}

/** What the driver says of a connection that is lost, or of none that becomes free; the query builder puts its statement before it. */
const AWAY_MESSAGE =
  /(?:^| - )(Connection terminated|timeout e|Client (was|has) |Query read timeout|Cannot use a pool)/;

/**
 * Connection failures (class 08), a server that is starting or shutting down (57P0x), whatever took too long there (57014, 55P03, 25P03), and
 * broken sockets.
 */
const AWAY = /^(08|57P0|57014|55P03|25P03|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOST|ENET|EAI_)/;

function isDatabaseAway(error: unknown): boolean {
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (name === 'KnexTimeoutError') return true;
  if (typeof code === 'string') return AWAY.test(code);
  return typeof message === 'string' && AWAY_MESSAGE.test(message);
}
