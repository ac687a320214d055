import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import { call } from './call';
import { steppedUp } from './step-up';

/** A download takes a moment to begin. */
const MARGIN_MS = 10_000;

/** Asks to show once more who one is, unless that was done a moment ago. @returns whether it counts now */
export async function whenFresh(): Promise<boolean> {
  const { data } = await call(secondFactorRoutes.stepUpOffer);
  const until = data?.freshUntil ?? null;
  return (until !== null && Date.parse(until) > Date.now() + MARGIN_MS) || steppedUp();
}
