import type { Middleware } from 'koa';
import { addressOf } from '../kernel/address';
import { OwnRate } from './own-rate';
import { readerOf } from './session';
import { tokenOf } from './token';

/** Far more than a person can click, far less than a script wants. Per process. */
export const REQUESTS_PER_MINUTE = 1_200;

/** What programs ask for without a session, by network address: probes, and calendar applications, many of which share an address. */
export const PROGRAM_REQUESTS_PER_MINUTE = 300;

const FOR_PROGRAMS = ['/health/ready', '/calendar/'];

/** Limits the rate of requests by person or, signed out, by network address. */
export function rateLimit(perMinute = REQUESTS_PER_MINUTE): Middleware {
  const people = new OwnRate(perMinute);
  const programs = new OwnRate(PROGRAM_REQUESTS_PER_MINUTE);
  return async (context, next) => {
    const { path } = context;
    // Tokens have limits of their own.
    if (!tokenOf(context)) {
      if (path.startsWith('/api/')) await people.take(readerOf(context)?.id ?? addressOf(context));
      else if (FOR_PROGRAMS.some((start) => path.startsWith(start))) await programs.take(addressOf(context));
    }
    await next();
  };
}
