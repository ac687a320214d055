import { t } from '@annals/contracts/kernel/text';
import type { Middleware } from 'koa';
import { Refused } from '../kernel/refused';

/** A page of another site can send neither without being asked first whether it may. */
const JSON_TYPES = ['application/json', 'application/scim+json'];

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** However it is written: routes are found in other cases, and with a slash behind them, too. */
const SIGNS_OUT = /^\/api\/logout\/?$/i;

/**
 * Refuses requests that another site made a browser send (cross-site request forgery). Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a program sends neither and carries no cookie by accident.
 * @param publicUrl where people open Annals; undefined: the address of the request itself
 * @param takesForms the addresses to which programs send forms, or other sites make a browser send one: what is signed in it counts there, never a cookie
 */
export function sameOrigin(publicUrl: string | undefined, takesForms: readonly RegExp[] = []): Middleware {
  return async (context, next) => {
    // Not `context.origin`: in Koa 3 that is what the request claims in its Origin header.
    const changes = !SAFE.has(context.method) || SIGNS_OUT.test(context.path);
    const isForm =
      context.method === 'POST' &&
      Boolean(context.is('application/x-www-form-urlencoded')) &&
      takesForms.some((path) => path.test(context.path));
    if (
      changes &&
      !isForm &&
      isForeign(
        context.get('Sec-Fetch-Site'),
        context.get('Origin'),
        publicUrl ?? `${context.protocol}://${context.host}`,
      )
    )
      throw new Refused(
        'request.from-another-site',
        t('This request came from another site and was refused.'),
      );
    if (!SAFE.has(context.method) && !isForm && context.request.length && !context.is(...JSON_TYPES))
      throw new Refused(
        'request.not-json',
        t('Send the body as JSON, with the content type application/json.'),
      );
    await next();
  };
}

function isForeign(fetchSite: string, origin: string, own: string): boolean {
  if (fetchSite !== '' && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  return origin !== '' && origin !== new URL(own).origin;
}
