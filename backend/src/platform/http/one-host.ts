import { t } from '@annals/contracts/kernel/text';
import type { Middleware } from 'koa';
import { Refused } from '../kernel/refused';

/**
 * Refuses a request that names more than one host (RFC 9112, 3.2): Node.js takes the first, and a proxy in front that goes by another one
 * would have checked something else.
 */
export function oneHost(): Middleware {
  return async (context, next) => {
    // Names and values in turn.
    const hosts = context.req.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1)
      throw new Refused(
        'request.unreadable',
        t('The request names more than one host. Send one Host header.'),
      );
    await next();
  };
}
