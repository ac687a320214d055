import type { QueryRoute } from '@annals/contracts/kernel/route';
import { unreadableError } from './api-error';
import type { AnswerOf, ArgumentsOf } from './arguments-of';
import type { Outcome } from './call';
import { send } from './send';

/** All pages of a list, one after the other: for files, which hold everything and not only what is on the screen. */
export async function readEveryPage<R extends QueryRoute>(
  route: R,
  given: ArgumentsOf<R>,
): Promise<Outcome<AnswerOf<R>[]>> {
  const pages: AnswerOf<R>[] = [];
  let after: string | undefined;
  do {
    const answer = await send(route, { ...given, ...(after !== undefined && { after }) });
    if (answer.error) return { error: answer.error };
    const page = route.answer.safeParse(answer.data);
    if (!page.success) return { error: unreadableError(page.error.message) };
    // The route's own schema has just read it; TypeScript does not follow that through a generic route.
    pages.push(page.data as AnswerOf<R>);
    after = answer.next;
  } while (after !== undefined);
  return { data: pages };
}
