import type { CommandRoute, QueryRoute, Route, RouteTable } from '@annals/contracts/kernel/route';
import type { Tag } from '@annals/contracts/kernel/feature';
import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import { z } from 'zod';
import { asApiError, isRefusedAs } from './api-error';
import type { AnswerOf, ArgumentsOf, Nothing } from './arguments-of';
import type { ApiBaseQuery } from './base-query';

/** The place of the API's cache in the store. */
export const REDUCER_PATH = 'api';

/** One page of a list, with the cursor of the next one. */
export interface Page<Items> {
  readonly items: Items;
  readonly next?: string | undefined;
}

type Arguments = Readonly<Record<string, unknown>> | Nothing;
type Build = EndpointBuilder<ApiBaseQuery, Tag, typeof REDUCER_PATH>;

/** Routes whose query has an `after` answer in pages. */
type IsPaged<R extends Route> =
  R extends QueryRoute<z.ZodObject, infer Query>
    ? 'after' extends keyof Query['shape']
      ? true
      : false
    : false;

type EndpointOf<R extends Route> = R extends CommandRoute
  ? MutationDefinition<ArgumentsOf<R>, ApiBaseQuery, Tag, AnswerOf<R>, typeof REDUCER_PATH>
  : IsPaged<R> extends true
    ? InfiniteQueryDefinition<
        ArgumentsOf<R>,
        string | undefined,
        ApiBaseQuery,
        Tag,
        Page<AnswerOf<R>>,
        typeof REDUCER_PATH
      >
    : QueryDefinition<ArgumentsOf<R>, ApiBaseQuery, Tag, AnswerOf<R>, typeof REDUCER_PATH>;

type EndpointsFrom<Feature extends string, Table extends RouteTable> = {
  [Name in keyof Table & string as `${Feature}${Capitalize<Name>}`]: EndpointOf<Table[Name]>;
};

/**
 * Makes the RTK Query endpoints of a feature from its routes: `list` of `meetings` becomes `meetingsList`.
 * Arguments, answers, validation and cache tags all come from the contract.
 */
export function endpointsFrom<const Feature extends string, Table extends RouteTable>(
  feature: Feature,
  table: Table,
) {
  return (build: Build): EndpointsFrom<Feature, Table> => {
    const endpoints = Object.entries(table).map(([name, route]) => [
      `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      endpointOf(build, route),
    ]);
    // The entries are made one by one from the very table the type is made from; TypeScript cannot follow the loop.
    return Object.fromEntries(endpoints) as EndpointsFrom<Feature, Table>;
  };
}

function endpointOf(build: Build, route: Route) {
  if (route.kind === 'command') return mutation(build, route);
  return route.paged ? pages(build, route) : query(build, route);
}

function query(build: Build, route: QueryRoute) {
  return build.query<unknown, Arguments>({
    query: (given) => ({ route, given: { ...given } }),
    responseSchema: route.answer,
    providesTags: [...route.tags],
  });
}

function pages(build: Build, route: QueryRoute) {
  return build.infiniteQuery<unknown, Arguments, string | undefined>({
    query: ({ queryArg, pageParam }) => ({ route, given: { ...queryArg, after: pageParam } }),
    responseSchema: z.object({ items: route.answer, next: z.string().optional() }),
    infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: cursorAfter },
    providesTags: [...route.tags],
  });
}

function mutation(build: Build, route: CommandRoute) {
  return build.mutation<unknown, Arguments>({
    query: (given) => ({ route, given: { ...given } }),
    responseSchema: route.answer,
    // A refused command changed nothing, but for one that found that somebody else did.
    invalidatesTags: (_answer, error) => (error && !isOutdated(error) ? [] : [...route.changes]),
  });
}

const isOutdated = (error: unknown) => isRefusedAs(asApiError(error), 'request.changed-meanwhile');

const pageRead = z.object({ next: z.string().optional() });

function cursorAfter(page: unknown): string | undefined {
  return pageRead.parse(page).next;
}
