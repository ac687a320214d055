import { partAnswer, type QueryRoute, type Route } from '@annals/contracts/kernel/route';
import { z } from 'zod';
import { requestFor } from './request';
import { send, type Answer } from './send';

type Given = Readonly<Record<string, unknown>>;
/** Undefined: it has to be asked for at its own route. */
type TakesPart = (answer: Answer | undefined) => void;

const answeredParts = z.record(z.string(), partAnswer.nullable());

/** The routes that answer several reads at once, each with what waits for the next call of it. */
const known = new Map<QueryRoute, Map<string, TakesPart>>();

/** From now on, reads that are parts of this route and are asked for at the same moment go in one call. */
export function readTogether(route: QueryRoute): void {
  known.set(route, new Map());
}

/**
 * The answer to a read that is asked for together with others, from the one call for all of them.
 * @returns undefined when it is alone, when it is no such part, and when that call could not answer it
 */
export function fromOneCall(route: Route, given: Given): Promise<Answer | undefined> {
  if (route.kind !== 'query') return Promise.resolve(undefined);
  for (const [whole, waiting] of known)
    for (const [name, part] of Object.entries(whole.parts ?? {}))
      if (part.route === route && isSame(route, part.query ?? {}, given))
        return new Promise((take) => {
          // Everything that is rendered at once asks before this runs.
          if (waiting.size === 0) setTimeout(() => void callFor(whole, waiting), 0);
          waiting.set(name, take);
        });
  return Promise.resolve(undefined);
}

async function callFor(whole: QueryRoute, waiting: Map<string, TakesPart>): Promise<void> {
  const asked = [...waiting];
  waiting.clear();
  const wanted = wasAskedByPage(whole) ? {} : { parts: asked.map(([name]) => name).join(',') };
  const answer = asked.length > 1 ? await send(whole, wanted) : undefined;
  const parts = answer && !answer.error ? answeredParts.safeParse(answer.data).data : undefined;
  for (const [name, take] of asked) {
    const part = parts?.[name];
    if (answer?.error) take(answer);
    else take(answer && part ? { data: part.answer, next: part.next, stale: answer.stale } : undefined);
  }
}

/** Whether the page asked for the whole while its code was loading: the first call takes that answer. */
function wasAskedByPage({ path }: QueryRoute): boolean {
  const link = document.querySelector(`link[rel="preload"][href="${path.replace('GET ', '')}"]`);
  link?.remove();
  return link !== null;
}

function isSame(route: Route, one: Given, other: Given): boolean {
  const [first, second] = [one, other].map((given) => {
    const [, query = ''] = requestFor(route, given).address.split('?');
    return query.split('&').sort().join('&');
  });
  return first === second;
}
