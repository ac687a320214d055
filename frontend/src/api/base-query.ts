import type { QueryRoute, Route } from '@annals/contracts/kernel/route';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isRefusedAs, type ApiError } from './api-error';
import { isOnline } from './connection';
import { readAnswered } from './freshness';
import { send } from './send';
import { sendLater } from './send-later';
import { steppedUp } from './step-up';
import { fromOneCall } from './together';

/** A call as the endpoints describe it. */
interface ApiCall {
  readonly route: Route;
  readonly given: Readonly<Record<string, unknown>>;
}

export type ApiBaseQuery = BaseQueryFn<ApiCall, unknown, ApiError>;

/** Carries a call to the server, and tells the store when a read is behind the person's last command. */
export const baseQuery: ApiBaseQuery = async ({ route, given }, { signal, dispatch }) => {
  // Its idempotency key makes it safe to send a command late: what was typed stays where it is until then.
  const isLate = route.kind === 'command' && !isOnline();
  let answer = isLate
    ? await sendLater(route, given, signal)
    : ((await fromOneCall(route, given)) ?? (await send(route, given, signal)));
  if (answer.error && isRefusedAs(answer.error, 'request.step-up-needed') && (await steppedUp()))
    answer = await send(route, given, signal);
  if (answer.error) return { error: answer.error };
  if (route.kind === 'command') return { data: answer.data };
  dispatch(readAnswered({ read: nameOf(route, given), tags: [...route.tags], stale: answer.stale }));
  return { data: route.paged ? { items: answer.data, next: answer.next } : answer.data };
};

function nameOf(route: QueryRoute, given: ApiCall['given']): string {
  return `${route.path} ${JSON.stringify(given)}`;
}
