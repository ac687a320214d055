import { bodyParser } from '@koa/bodyparser';
import { BODY_LIMIT, methodAndPath } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import type { Middleware } from 'koa';
import type { Door } from '../kernel/handlers';
import { readerOf } from './session';

/**
 * Reads JSON bodies, as large as the command's route says that they may be. Only who may knock at that door may send more than the usual
 * amount; routes with names in their path keep to that.
 */
export function parseBodies(doors: readonly Door[]): Middleware {
  const usual = parserUpTo(BODY_LIMIT);
  const larger = new Map(
    doors.flatMap(({ route }) => {
      if (route.kind === 'query' || route.bodyLimit === BODY_LIMIT) return [];
      const { method, path } = methodAndPath(route);
      return [[`${method} ${path}`, { may: route.may, parse: parserUpTo(route.bodyLimit) }]];
    }),
  );
  return async (context, next) => {
    const own = larger.get(`${context.method} ${context.path}`);
    const parse = own && admits(own.may, readerOf(context)?.role ?? null) ? own.parse : usual;
    await parse(context, next);
  };
}

function parserUpTo(bytes: number): Middleware {
  return bodyParser({ enableTypes: ['json'], jsonLimit: bytes, jsonStrict: true });
}
