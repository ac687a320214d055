import type { Route } from '@annals/contracts/kernel/route';
import { unreadableError, type ApiError } from './api-error';
import type { AnswerOf, ArgumentsOf, Nothing } from './arguments-of';
import { send } from './send';

/** What a call came to: the answer as the contract promises it, or why there is none. */
export type Outcome<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

/** The arguments, which may be left out when none must be given. */
type Given<Fields> = Nothing extends Fields ? [given?: Fields] : [given: Fields];

/** Calls a route without the application's store: what the public pages need. */
export async function call<R extends Route>(
  route: R,
  ...[given]: Given<ArgumentsOf<R>>
): Promise<Outcome<AnswerOf<R>>> {
  const answer = await send(route, { ...given });
  if (answer.error) return { error: answer.error };
  const read = route.answer.safeParse(answer.data);
  // The route's own schema has just read the data; TypeScript does not follow that through a generic route.
  return read.success ? { data: read.data as AnswerOf<R> } : { error: unreadableError(read.error.message) };
}
