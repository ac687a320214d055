import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** What every page may do, at most; a page that needs something else says so for itself. */
export const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  // Blueprint positions its overlays with inline styles.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * The headers that tell browsers what an answer may do, on every answer.
 * @param https whether people come by https: then browsers are told never to come otherwise, for a year and with all subdomains
 */
export function securityHeaders(https: boolean): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Answers of the API are for the person who asked, and for no cache, refusals included; what is the same for everybody says so for itself. */
export function uncached(): Middleware {
  return (context, next) => {
    if (context.path.startsWith('/api/')) context.set('Cache-Control', 'no-store');
    return next();
  };
}
