import { timingSafeEqual } from 'node:crypto';

/** Whether a request carries the token, compared in a time that tells nothing of it. */
export function carriesToken(authorization: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
