import { HEADERS } from '@annals/contracts/kernel/problem';
import { msg, t, textsShownAs } from '@annals/contracts/kernel/text';
import { commandAnswer, type Route } from '@annals/contracts/kernel/route';
import type { Tag } from '@annals/contracts/kernel/feature';
import { errorOfAnswer, isRefusedAs, networkError, unreadableError, type ApiError } from './api-error';
import { askForServer } from './connection';
import { createIntentions } from './intentions';
import { commandBegun, ownChange } from './own-changes';
import { nextCursor } from './next-cursor';
import { minimumPosition, rememberPosition } from './position';
import { noteSeen, openedRecord, seenAt, type OpenedRecord } from './seen';
import type { KeptCommand } from './outbox';
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

/** Calls a route of this origin with the person's cookies. Never throws. @param key the idempotency key, of a command that has one already */
export async function send(
  route: Route,
  given: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
  key?: string,
): Promise<Answer> {
  const request = requestFor(route, given);
  return route.kind === 'query' ? read(request, signal) : command(request, route.changes, given, signal, key);
}

/** Sends a command that was kept while there was no connection. Never throws. */
export async function sendKept({ key, method, address, body, seenPosition }: KeptCommand): Promise<Answer> {
  const headers = {
    [HEADERS.idempotencyKey]: key,
    ...(seenPosition !== undefined && { [HEADERS.seenPosition]: seenPosition }),
  };
  const answer = await answerTo({ method, address, ...(body !== undefined && { body }) }, headers, undefined);
  const accepted = commandAnswer.safeParse(answer.error ? undefined : answer.data);
  // What moved is refetched when the server says so.
  if (accepted.success) rememberPosition(accepted.data.position);
  return answer;
}

/** The position at which a command saw what it replaces, as far as it is known. @param seen what it was given as `seenPosition` */
export function positionSeen(seen: unknown, address: string): string | undefined {
  return seenBy(seen, address).position;
}

async function read(request: RequestParts, signal: AbortSignal | undefined): Promise<Answer> {
  const position = minimumPosition();
  const headers: Record<string, string> =
    position === undefined ? {} : { [HEADERS.minimumPosition]: position };
  return answerTo(request, headers, signal);
}

async function command(
  request: RequestParts,
  changes: readonly Tag[],
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
  kept: string | undefined,
): Promise<Answer> {
  const key = kept ?? intentions.keyFor(request);
  const seen = seenBy(given['seenPosition'], request.address);
  const headers = {
    [HEADERS.idempotencyKey]: key,
    ...(seen.position !== undefined && { [HEADERS.seenPosition]: seen.position }),
  };
  const answered = commandBegun();
  const answer = await answerTo(request, headers, signal).finally(answered);
  if (answer.error?.status === 'network') intentions.unanswered(request, key);
  else intentions.answered(request);
  if (answer.error === undefined) {
    const accepted = commandAnswer.safeParse(answer.data);
    if (accepted.success) {
      rememberPosition(accepted.data.position);
      ownChange(changes, accepted.data.position);
      seen.record?.look({ ...seen.record.sight, position: accepted.data.position });
    }
  }
  return seen.record && answer.error && isRefusedAs(answer.error, 'request.changed-meanwhile')
    ? { error: await withTheirs(answer.error, seen.record, request, given) }
    : answer;
}

/** The position to send along: one that was noted, or that at which the form saw the record. */
function seenBy(seen: unknown, address: string): { position?: string; record?: OpenedRecord } {
  if (typeof seen !== 'string') return {};
  if (/^\d+$/.test(seen)) return { position: seen };
  const record = openedRecord(seen, address);
  return record ? { position: record.sight.position, record } : {};
}

/** Says what somebody else made of the record since the form opened. From then on the form has seen that, and replaces it when it is sent again. */
async function withTheirs(
  error: ApiError,
  record: OpenedRecord,
  { address }: RequestParts,
  given: Readonly<Record<string, unknown>>,
): Promise<ApiError> {
  const { theirVersion } = await import('./their-version');
  const answer = await answerTo({ method: 'GET', address: record.address }, {}, undefined);
  const position = seenAt(record.address);
  if (answer.error || position === undefined) return error;
  const id = address.split('/').find((part) => /^[0-9a-f]{8}-/.test(part)) ?? '';
  const lines = theirVersion(record.sight.data, answer.data, id, Object.keys(given));
  record.look({ position, data: answer.data });
  return { ...error, detail: [t(MEANWHILE), ...lines, t(AGAIN)].join('\n') };
}

const MEANWHILE = msg(
  'Somebody else changed this after you opened it, and nothing of yours was saved over it. Now there:',
);
const AGAIN = msg('Save once more to replace that with yours, or close this and keep theirs.');

async function answerTo(
  { method, address, body }: RequestParts,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        ...headers,
        [HEADERS.language]: textsShownAs().language,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    if (!response.ok) return { error: errorOfAnswer(response.status, response.statusText, text) };
    const data: unknown = text === '' ? undefined : JSON.parse(text);
    if (method === 'GET') noteSeen(address, response.headers.get(HEADERS.position), data);
    return {
      data,
      next: nextCursor(response.headers.get('Link')),
      stale: response.headers.get(HEADERS.stale) === 'true',
    };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { error: unreadableError(cause.message) };
    if (!signal?.aborted) void askForServer();
    return { error: networkError(cause) };
  }
}
