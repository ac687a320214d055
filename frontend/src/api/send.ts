import { HEADERS } from '@annals/contracts/kernel/problem';
import { commandAnswer, type Route } from '@annals/contracts/kernel/route';
import { errorOfAnswer, networkError, unreadableError, type ApiError } from './api-error';
import { createIntentions } from './intentions';
import { nextCursor } from './next-cursor';
import { minimumPosition, rememberPosition } from './position';
import { requestFor, type RequestParts } from './request';

/** What came back: JSON not yet checked against the contract, or why there is none. */
export type Answer =
  | {
      readonly data: unknown;
      readonly next: string | undefined;
      readonly stale: boolean;
      readonly error?: undefined;
    }
  | { readonly error: ApiError };

const intentions = createIntentions(() => crypto.randomUUID());

/** Calls a route of this origin with the person's cookies. Never throws. */
export async function send(
  route: Route,
  given: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Answer> {
  const request = requestFor(route, given);
  return route.kind === 'query' ? read(request, signal) : command(request, signal);
}

async function read(request: RequestParts, signal: AbortSignal | undefined): Promise<Answer> {
  const position = minimumPosition();
  const headers: Record<string, string> =
    position === undefined ? {} : { [HEADERS.minimumPosition]: position };
  return answerTo(request, headers, signal);
}

async function command(request: RequestParts, signal: AbortSignal | undefined): Promise<Answer> {
  const key = intentions.keyFor(request);
  const answer = await answerTo(request, { [HEADERS.idempotencyKey]: key }, signal);
  if (answer.error?.status === 'network') intentions.unanswered(request, key);
  else intentions.answered(request);
  if (answer.error === undefined) {
    const accepted = commandAnswer.safeParse(answer.data);
    if (accepted.success) rememberPosition(accepted.data.position);
  }
  return answer;
}

async function answerTo(
  { method, address, body }: RequestParts,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    if (!response.ok) return { error: errorOfAnswer(response.status, response.statusText, text) };
    return {
      data: text === '' ? undefined : JSON.parse(text),
      next: nextCursor(response.headers.get('Link')),
      stale: response.headers.get(HEADERS.stale) === 'true',
    };
  } catch (cause) {
    return { error: cause instanceof SyntaxError ? unreadableError(cause.message) : networkError(cause) };
  }
}
