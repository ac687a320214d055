import type { Problem } from '@annals/contracts/kernel/problem';
import { BODY_LIMIT } from '@annals/contracts/kernel/route';
import { EventIdTaken, StoreUnavailable } from '@annals/event-store/port';
import { BrokenCursor } from '@annals/projections/kernel/page';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { DomainError } from '../kernel/domain-error';

const TITLES: Readonly<Record<number, string>> = {
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
};

/** A request refused at the door, before any feature saw it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    sentence: string,
    readonly parts: { errors?: Problem['errors']; retryAfterSeconds?: number; title?: string } = {},
  ) {
    super(sentence);
  }
}

/** What a zod schema found wrong, in the words it was declared with; the first is the sentence of the whole. */
export function refuseInvalid(error: z.ZodError, where: string): Refused {
  const errors = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.code === 'unrecognized_keys' ? `Unknown: ${issue.keys.join(', ')}` : issue.message,
  }));
  return new Refused(422, errors[0]?.message ?? `The ${where} is not valid.`, { errors });
}

/** Turns whatever was thrown into problem details (RFC 9457). What is not meant for people leaves as a bare 500 and goes to the log. */
export function answerProblems(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined && context.path.startsWith('/api'))
        throw new Refused(404, 'There is nothing at this address.');
    } catch (error) {
      const problem = problemOf(error, context);
      if (problem.status >= 500)
        logger.error({ err: error, requestId: context.state['requestId'] as unknown }, 'request failed');
      if (error instanceof Refused && error.parts.retryAfterSeconds !== undefined)
        context.set('Retry-After', String(error.parts.retryAfterSeconds));
      if (problem.status === 503) context.set('Retry-After', '1');
      context.status = problem.status;
      context.type = 'application/problem+json';
      context.body = JSON.stringify(problem);
    }
  };
}

function problemOf(error: unknown, context: Context): Problem {
  const base = { instance: context.path, requestId: String(context.state['requestId']) };
  const problem = (status: number, detail: string, more: Partial<Problem> = {}): Problem => ({
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    ...base,
    ...more,
  });
  if (error instanceof DomainError) {
    const errors = error.field === undefined ? undefined : [{ path: error.field, message: error.message }];
    return problem(error.status, error.message, {
      type: `urn:annals:problem:${error.name}`,
      ...(errors ? { errors } : {}),
    });
  }
  if (error instanceof Refused) {
    const { errors, title } = error.parts;
    return problem(error.status, error.message, {
      ...(errors ? { errors } : {}),
      ...(title ? { title } : {}),
    });
  }
  if (error instanceof EventIdTaken)
    return problem(
      409,
      'This Idempotency-Key was used for another request. Send this one again with a new key.',
    );
  if (error instanceof BrokenCursor) return problem(400, error.message);
  if (error instanceof StoreUnavailable)
    return problem(
      503,
      'The event log cannot be reached just now. Please try again in a moment; nothing is stored twice.',
    );
  if (isDatabaseAway(error))
    return problem(503, 'The database cannot be reached just now. Please try again in a moment.');
  if (isHttpError(error) && error.status >= 400 && error.status < 500)
    return problem(error.status, sentenceOf(error));
  return problem(
    500,
    'Something went wrong on our side. Please try again; if it goes on, tell your administrator the request id.',
  );
}

function sentenceOf({ status, limit }: HttpError): string {
  if (status === 413) return `This is more than can be sent at once: at most ${sizeOf(limit ?? BODY_LIMIT)}.`;
  if (status === 415) return 'Send the body as JSON, with the content type application/json.';
  if (status === 400) return 'The body is not valid JSON.';
  return TITLES[status] ?? 'The request was refused.';
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

/** Connection failures (class 08), a server that is starting or shutting down (57P0x), and broken sockets. */
function isDatabaseAway(error: unknown): boolean {
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (name === 'KnexTimeoutError') return true;
  if (typeof code === 'string') return /^(08|57P0|ECONN|EPIPE|ENOTFOUND)/.test(code);
  return typeof message === 'string' && message.startsWith('Connection terminated');
}
