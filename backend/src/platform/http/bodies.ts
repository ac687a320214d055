import { msg, t } from '@annals/contracts/kernel/text';
import { bodyParser } from '@koa/bodyparser';
import { BODY_LIMIT, methodAndPath } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import type { Middleware } from 'koa';
import type { RouteHandler } from '../commands/handlers';
import { Refused } from '../kernel/refused';
import { readerOf } from './session';

const BROKEN_ENCODING = msg(
  'The body cannot be unpacked: it is not what its header Content-Encoding says, or it is not complete.',
);

const UNKNOWN_ENCODING = msg('Send the body as it is, or with the Content-Encoding gzip, deflate or br.');

/**
 * Reads JSON bodies, as large as the command's route says that they may be. Only who is authorized for that route may send more than the usual
 * amount; routes with names in their path keep to that.
 */
export function parseBodies(handlers: readonly RouteHandler[]): Middleware {
  const usual = parserUpTo(BODY_LIMIT);
  const larger = new Map(
    handlers.flatMap(({ route }) => {
      if (route.kind === 'query' || route.bodyLimit === BODY_LIMIT) return [];
      const { method, path } = methodAndPath(route);
      return [[`${method} ${path}`, { may: route.may, parse: parserUpTo(route.bodyLimit) }]];
    }),
  );
  return async (context, next) => {
    const own = larger.get(`${context.method} ${context.path}`);
    const parse = own && admits(own.may, readerOf(context)?.role ?? null) ? own.parse : usual;
    try {
      await parse(context, () => Promise.resolve());
    } catch (error) {
      if (isUnpacking(error)) throw new Refused('request.unreadable', t(BROKEN_ENCODING));
      if (isUnknownEncoding(error)) throw new Refused('request.not-json', t(UNKNOWN_ENCODING));
      throw error;
    }
    await next();
  };
}

function isUnknownEncoding(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unsupported Content-Encoding');
}

/** What `zlib` says of a body that is not what its Content-Encoding names, or that ends too early. */
function isUnpacking(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_BROTLI|ERR__ERROR_|ERR_PADDING)/.test(code);
}

function parserUpTo(bytes: number): Middleware {
  return bodyParser({ enableTypes: ['json'], jsonLimit: bytes, jsonStrict: true });
}
