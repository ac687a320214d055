import { HEADERS, problem } from '@annals/contracts/kernel/problem';
import { problemType } from '@annals/contracts/kernel/problem-codes';
import { PROBLEM_CODE_LIST, PROBLEM_CODES } from '@annals/contracts/problem-codes';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { STEP_UP_MINUTES } from '@annals/contracts/kernel/step-up';
import { routeTables } from '@annals/contracts/routes';
import { takesTokens } from '@annals/contracts/tokens';
import { z } from 'zod';
import { cookieNameFor } from './cookie-name';
import { SESSION_COOKIE } from './session';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const problemAnswer = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The OpenAPI 3.1 document of every route of the contracts. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, table] of Object.entries(routeTables))
    for (const [name, route] of Object.entries<Route>(table)) {
      const { method, path } = methodAndPath(route);
      const address = path.replaceAll(/:(\w+)/g, '{$1}');
      paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(feature, name, route) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Annals',
      version: '1',
      description:
        'Every command answers the position of the log at which its events stand; send it with the next reads in ' +
        `\`${HEADERS.minimumPosition}\` to see what you did. A refused request is answered with problem details (RFC 9457); \`type\` says why, by one of the codes of the schema ProblemType.`,
    },
    tags: Object.keys(routeTables).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema(), ProblemType: problemTypeSchema() },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `With https its name is ${cookieNameFor(true, SESSION_COOKIE)}.`,
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token made in Settings, Tokens, or of a service account in Administration. Each has a limit of requests a minute; one too many is answered with 429 and the header Retry-After.',
        },
      },
    },
  };
}

function problemSchema(): Json {
  const schema = schemaOf(problem, 'output');
  return {
    ...schema,
    properties: { ...(schema['properties'] as Json), type: { $ref: '#/components/schemas/ProblemType' } },
  };
}

/** Every code with its status: programs decide by these, people read `detail`. */
function problemTypeSchema(): Json {
  const codes = PROBLEM_CODE_LIST.map((code) => `| \`${code}\` | ${String(PROBLEM_CODES[code])} |`);
  return {
    type: 'string',
    enum: PROBLEM_CODE_LIST.map(problemType),
    description: [
      'Why a request was refused. The codes stay as they are from version to version; the sentence in `detail` may change.',
      ['| Code | Status |', '|---|---|', ...codes].join('\n'),
    ].join('\n\n'),
  };
}

function operationOf(feature: string, name: string, route: Route): Json {
  const success = String(route.kind === 'command' ? route.status : 200);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    description: `Access: \`${route.may}\`.${stepUpSentence(route)}${takesTokens(route) ? ' Programs may use it with a token that has this permission.' : ''}`,
    security: route.may === 'public' ? [] : [{ session: [] }, ...(takesTokens(route) ? [{ token: [] }] : [])],
    parameters: parametersOf(route),
    ...(route.kind === 'command'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [success]: {
        description: 'Done',
        ...(route.kind === 'query' && route.paged
          ? {
              headers: {
                Link: { description: 'The next page: `<…>; rel="next"`', schema: { type: 'string' } },
              },
            }
          : {}),
        content: contentOf(route),
      },
      ...(route.may === 'public'
        ? {}
        : { 401: problemAnswer('Nobody is signed in'), 403: problemAnswer('Not for this role') }),
      404: problemAnswer('No such thing, or not the caller’s to see'),
      ...(route.kind === 'command'
        ? { 409: problemAnswer('It can no longer be done'), 429: problemAnswer('Too often') }
        : {}),
      422: problemAnswer('Something in the request is not valid; `errors` names the fields'),
    },
  };
}

function stepUpSentence({ stepUp }: Route): string {
  if (stepUp === false) return '';
  const fields = stepUp === true ? '' : ` when \`${Object.keys(stepUp).join('`, `')}\` is changed`;
  return ` Asks for a sign-in or a factor of the last ${String(STEP_UP_MINUTES)} minutes${fields}; refused with \`request.step-up-needed\` otherwise.`;
}

function contentOf(route: Route): Json {
  if (route.kind === 'query' && route.media !== undefined)
    return { [route.media]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(route.answer, 'output') } };
}

function parametersOf(route: Route): Json[] {
  const inPath = Object.entries(route.params.shape).map(([name, schema]) =>
    parameter(name, 'path', schema, true),
  );
  if (route.kind === 'command')
    return [
      ...inPath,
      parameter(HEADERS.idempotencyKey, 'header', z.uuid().optional(), false),
      ...(route.overwrites ? [parameter(HEADERS.seenPosition, 'header', z.string().optional(), false)] : []),
    ];
  const inQuery = Object.entries(route.query.shape).map(([name, schema]) =>
    parameter(name, 'query', schema, false),
  );
  return [...inPath, ...inQuery, parameter(HEADERS.minimumPosition, 'header', z.string().optional(), false)];
}

function parameter(
  name: string,
  place: 'path' | 'query' | 'header',
  schema: unknown,
  required: boolean,
): Json {
  return { name, in: place, required, schema: schemaOf(schema as z.ZodType, 'input') };
}
