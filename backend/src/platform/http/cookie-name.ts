import type { Context, Middleware } from 'koa';

/** Browsers accept a cookie of this name only over https, from this very host, for all of its paths. */
const HOST_ONLY = '__Host-';

/** The name of a cookie at an installation that people reach by https, or not. */
export function cookieNameFor(https: boolean, name: string): string {
  return https ? HOST_ONLY + name : name;
}

/** The name of a cookie at this installation. */
export function cookieName(context: Context, name: string): string {
  return cookieNameFor(context.state['https'] === true, name);
}

/** Cookies of an installation that people reach by https are marked as secure, whatever the last hop from their proxy is. */
export function secureCookies(https: boolean): Middleware {
  return (context, next) => {
    context.state['https'] = https;
    if (https) context.cookies.secure = true;
    return next();
  };
}
