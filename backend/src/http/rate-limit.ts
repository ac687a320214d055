import type { Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from './problems';
import { readerOf } from './session';

/** Far more than a person can click, far less than a script wants. Per process. */
const REQUESTS_PER_MINUTE = 1_200;

/** Slows down whoever sends too much, by person or, signed out, by network address. */
export function rateLimit(points = REQUESTS_PER_MINUTE): Middleware {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (context, next) => {
    if (context.path.startsWith('/api/')) {
      try {
        await limiter.consume(readerOf(context)?.id ?? context.ip);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
        throw new Refused(429, `Too many requests. Please wait ${String(retryAfterSeconds)} seconds.`, {
          retryAfterSeconds,
        });
      }
    }
    await next();
  };
}
