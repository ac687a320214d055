import { z } from 'zod';
import { enteredNumber } from './entered-number';
import type { Access, ReadModelName, Tag } from './feature';
import { position } from './ids';
import './messages';

/** What every accepted command answers: the thing it concerns, and how far a read must be to show it. */
export const commandAnswer = z.object({ id: z.string(), position });
export type CommandAnswer = z.infer<typeof commandAnswer>;

/** What a command answers that may take a second administrator: then nothing has happened yet but the request for it. */
export const maybeWaiting = commandAnswer.extend({ waitsForApproval: z.boolean() });

/** Query parameters of every list that pages by key. `after` is the opaque cursor of the `Link: …; rel="next"` header. */
export const pageQuery = z.strictObject({
  after: z.string().max(500).optional(),
  limit: enteredNumber(z.number().int().min(1).max(200)).default(50),
});

/** The largest body of a command that does not say otherwise, in bytes. */
export const BODY_LIMIT = 256 * 1024;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type RoutePath = `${Method} /api/${string}`;
type ObjectSchema = z.ZodObject;
const none = z.strictObject({});
export type None = typeof none;

/**
 * Whether a call asks its caller to show once more who they are, when they last did so more than five minutes ago: `true`, or when a field of the
 * body is one of these values, or is given at all.
 */
export type StepUp = boolean | Readonly<Record<string, readonly string[] | 'given'>>;

interface RouteParts<Params extends ObjectSchema, Answer extends z.ZodType> {
  readonly summary: string;
  /** Who is authorized: `public`, `signed-in`, or a permission that a feature declares. */
  readonly may: Access;
  readonly stepUp: StepUp;
  /** Whether somebody may use it who first has to set up a second factor, and can do nothing else. */
  readonly isForFactor: boolean;
  /** Whether programs may use it with a token; undefined: as `takesTokens` says of such routes. */
  readonly tokens: boolean | undefined;
  /** The `:names` in the path. */
  readonly params: Params;
  readonly answer: Answer;
}

export interface QueryRoute<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Answer extends z.ZodType = z.ZodType,
> extends RouteParts<Params, Answer> {
  readonly kind: 'query';
  readonly path: RoutePath;
  readonly query: Query;
  /** Cache tags the answer carries; a moved tag refetches it. */
  readonly tags: readonly Tag[];
  /** The read models it looks at, that of the record itself first. */
  readonly reads: readonly ReadModelName[];
  /** True when the answer is a page: an array, with the next page in the `Link` header. */
  readonly paged: boolean;
  /** Of one that answers several reads at once: which, by name. Each is admitted, read and checked as at its own route. */
  readonly parts: Readonly<Record<string, RoutePart>> | undefined;
  /** The type of an answer that is a file: its bytes, which never change at their address. undefined: the answer is JSON. */
  readonly media: string | undefined;
}

/** A read that is answered together with others: a route without names in its path, and what it is asked. */
export interface RoutePart {
  readonly route: QueryRoute;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** What a route answers as a part of another. */
export const partAnswer = z.object({
  answer: z.unknown(),
  /** The cursor of the next page, if there is one. */
  next: z.string().optional(),
});
export type PartAnswer = z.infer<typeof partAnswer>;

export interface CommandRoute<
  Params extends ObjectSchema = ObjectSchema,
  Body extends ObjectSchema = ObjectSchema,
  Answer extends z.ZodType = z.ZodType,
> extends RouteParts<Params, Answer> {
  readonly kind: 'command';
  readonly path: RoutePath;
  readonly body: Body;
  /** Cache tags that move when the command is accepted. */
  readonly changes: readonly Tag[];
  /** The status of an accepted command: 201 when it creates, 200 otherwise. */
  readonly status: 200 | 201;
  /** The largest body it takes, in bytes. */
  readonly bodyLimit: number;
  /**
   * Whether it replaces values that somebody else may have replaced meanwhile. With the header `Annals-Seen-Position` it is refused when
   * its record has an event of a type it would write that is newer than that. True for every PATCH, unless it says otherwise.
   */
  readonly overwrites: boolean;
  /** Whether its body holds a password, a code or a key. A browser that waits for its connection keeps such a body in memory alone. */
  readonly holdsSecret: boolean;
}

export type Route = QueryRoute | CommandRoute;
export type RouteTable = Readonly<Record<string, Route>>;

/** Declares a read. From it come the Koa route, the RTK Query endpoint, the OpenAPI entry and the tests with every role. */
export function query<
  Answer extends z.ZodType,
  Params extends ObjectSchema = None,
  Query extends ObjectSchema = None,
>(
  path: `GET /api/${string}`,
  parts: {
    summary: string;
    may: Access;
    answer: Answer;
    stepUp?: true;
    isForFactor?: true;
    params?: Params;
    query?: Query;
    tags?: readonly Tag[];
    reads?: readonly ReadModelName[];
    paged?: boolean;
    media?: string;
    tokens?: boolean;
    parts?: Readonly<Record<string, RoutePart>>;
  },
): QueryRoute<Params, Query, Answer> {
  return {
    kind: 'query',
    path,
    summary: parts.summary,
    may: parts.may,
    stepUp: parts.stepUp ?? false,
    isForFactor: parts.isForFactor ?? false,
    tokens: parts.tokens,
    answer: parts.answer,
    params: parts.params ?? (none as unknown as Params),
    query: parts.query ?? (none as unknown as Query),
    tags: parts.tags ?? [],
    reads: parts.reads ?? [],
    paged: parts.paged ?? false,
    parts: parts.parts,
    media: parts.media,
  };
}

/**
 * Declares a read that answers several others at once, so that a screen needs one call. Its query names the parts that are wanted, all of them
 * unless it says so. A part is null when its own route would not have answered it to the caller; that route says why.
 */
export function together(
  path: `GET /api/${string}`,
  { summary, may, parts }: { summary: string; may: Access; parts: Readonly<Record<string, RoutePart>> },
) {
  const names = Object.keys(parts);
  const routes = Object.values(parts).map(({ route }) => route);
  return query(path, {
    summary,
    may,
    query: z.strictObject({
      parts: z
        .string()
        .refine(
          (wanted) => wanted.split(',').every((name) => names.includes(name)),
          'Name parts of this answer',
        )
        .optional(),
    }),
    answer: z.object(
      Object.fromEntries(
        Object.entries(parts).map(([name, { route }]) => [
          name,
          partAnswer.extend({ answer: route.answer }).nullable().optional(),
        ]),
      ),
    ),
    tags: [...new Set(routes.flatMap(({ tags }) => tags))],
    reads: [...new Set(routes.flatMap(({ reads }) => reads))],
    parts,
  });
}

/** Declares a command. Unless it says otherwise it answers `{ id, position }`. */
export function command<
  Params extends ObjectSchema = None,
  Body extends ObjectSchema = None,
  Answer extends z.ZodType = typeof commandAnswer,
>(
  path: `${Exclude<Method, 'GET'>} /api/${string}`,
  parts: {
    summary: string;
    may: Access;
    stepUp?: StepUp;
    isForFactor?: true;
    params?: Params;
    body?: Body;
    answer?: Answer;
    changes?: readonly Tag[];
    status?: 200 | 201;
    bodyLimit?: number;
    overwrites?: boolean;
    tokens?: boolean;
    holdsSecret?: boolean;
  },
): CommandRoute<Params, Body, Answer> {
  return {
    kind: 'command',
    path,
    summary: parts.summary,
    may: parts.may,
    stepUp: parts.stepUp ?? false,
    isForFactor: parts.isForFactor ?? false,
    tokens: parts.tokens,
    answer: parts.answer ?? (commandAnswer as unknown as Answer),
    params: parts.params ?? (none as unknown as Params),
    body: parts.body ?? (none as unknown as Body),
    changes: parts.changes ?? [],
    status: parts.status ?? 200,
    bodyLimit: parts.bodyLimit ?? BODY_LIMIT,
    overwrites: parts.overwrites ?? path.startsWith('PATCH '),
    holdsSecret: parts.holdsSecret ?? false,
  };
}

/** Whether a call with this body asks its caller to show once more who they are. */
export function asksToStepUp({ stepUp }: Pick<Route, 'stepUp'>, body: unknown): boolean {
  if (typeof stepUp === 'boolean') return stepUp;
  const given = new Map<string, unknown>(Object.entries(body ?? {}));
  return Object.entries(stepUp).some(([field, values]) => {
    const value = given.get(field);
    if (value === undefined) return false;
    return values === 'given' || values.some((one) => one === value);
  });
}

/** `GET /api/meetings/:meetingId` taken apart. */
export function methodAndPath(route: Route): { method: Method; path: string } {
  const [method, path] = route.path.split(' ') as [Method, string];
  return { method, path };
}
