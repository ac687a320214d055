import { methodAndPath, type Route } from '@annals/contracts/kernel/route';

/** A call of a route, before it has headers. */
export interface RequestParts {
  readonly method: string;
  /** Path and query, of this origin. */
  readonly address: string;
  /** JSON, only when there is something to send. */
  readonly body?: string;
}

/** Sorts the arguments of a call into the path, the query and the body of the route. */
export function requestFor(route: Route, given: Readonly<Record<string, unknown>>): RequestParts {
  const { method, path } = methodAndPath(route);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  if (route.kind === 'query') {
    const query = queryString(pick(given, route.query.shape));
    return { method, address: query === '' ? filled : `${filled}?${query}` };
  }
  const body = pick(given, route.body.shape);
  if (Object.keys(body).length === 0) return { method, address: filled };
  return { method, address: filled, body: JSON.stringify(body) };
}

function pick(given: Readonly<Record<string, unknown>>, shape: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in shape && value !== undefined),
  );
}

function queryString(fields: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
