import type { CommandRoute, PartAnswer, QueryRoute, Route, RouteTable } from '@annals/contracts/kernel/route';
import type { Page } from '@annals/projections/engine/page';
import type { Reader } from '@annals/projections/engine/scope';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { CommandOrigin } from './dispatch';

interface Asked {
  readonly context: Context;
  /** The caller; of a public route there may be none, and its handler must not ask. */
  readonly reader: Reader;
  /** For `dispatch`: who, under which idempotency key, in which request. */
  readonly origin: CommandOrigin;
  /** Answers parts of a route that has some, all of them unless they are named. */
  readonly parts: (named?: readonly string[]) => Promise<Record<string, PartAnswer | null>>;
}

type Call<R extends Route> =
  R extends QueryRoute<infer Params, infer Query>
    ? Asked & { params: z.infer<Params>; query: z.infer<Query> }
    : R extends CommandRoute<infer Params, infer Body>
      ? Asked & { params: z.infer<Params>; body: z.infer<Body> }
      : never;

type Answer<R extends Route> = R extends { paged: true } ? never : z.input<R['answer']>;

/** A page, when the route pages, else exactly what the contract says it answers. */
type Answered<R extends Route> =
  | Answer<R>
  | (z.input<R['answer']> extends readonly (infer Row)[] ? Page<Row> : never);

/** Maps each route of a feature to its decider or its query, nothing else. */
export type Handlers<Table extends RouteTable> = {
  readonly [Name in keyof Table]: (call: Call<Table[Name]>) => Promise<Answered<Table[Name]>>;
};

/** A handler with its types erased, as the server mounts it: the contract's schemas have checked what goes in and check what comes out. */
export type AnyHandler = (
  call: Asked & { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>;

export interface RouteHandler {
  readonly route: Route;
  readonly handler: AnyHandler;
}

/** Pairs every route of a table with its handler; the compiler finds the one that is missing. */
export function routeHandlers<Table extends RouteTable>(
  table: Table,
  handlers: Handlers<Table>,
): readonly RouteHandler[] {
  return Object.entries(table).map(([name, route]) => ({
    route,
    handler: handlers[name as keyof Table] as unknown as AnyHandler,
  }));
}
