import { HEADERS, problem } from '@annals/contracts/kernel/problem';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { z } from 'zod';

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
        `\`${HEADERS.minimumPosition}\` to see what you did. A refused request is answered with problem details (RFC 9457).`,
    },
    tags: Object.keys(routeTables).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'annals.session' } },
    },
  };
}

function operationOf(feature: string, name: string, route: Route): Json {
  const success = String(route.kind === 'command' ? route.status : 200);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    description: `Access: \`${route.may}\`.`,
    security: route.may === 'public' ? [] : [{ session: [] }],
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
        content: { 'application/json': { schema: schemaOf(route.answer, 'output') } },
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

function parametersOf(route: Route): Json[] {
  const inPath = Object.entries(route.params.shape).map(([name, schema]) =>
    parameter(name, 'path', schema, true),
  );
  if (route.kind === 'command')
    return [...inPath, parameter(HEADERS.idempotencyKey, 'header', z.uuid().optional(), false)];
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
