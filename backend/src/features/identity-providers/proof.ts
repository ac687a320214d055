import type { ProviderProof } from '../accounts/account-decider';
import type { Claims } from './who';

const MOST_METHODS = 10;

/**
 * When the provider last asked them who they are (`auth_time`, `AuthnInstant`): that alone counts as shown, not that it remembered them. A clock that is ahead
 * wins nothing. @returns null when it does not say
 */
export function provenAtIn({ auth_time: seconds }: Claims, now: Date): string | null {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return null;
  return new Date(Math.min(seconds * 1000, now.getTime())).toISOString();
}

/**
 * How somebody showed at the provider who they are, as its claims `acr` and `amr` have it. It is kept with the sign-in and decides nothing, so
 * what is no plain word is left out: it neither stops a sign-in nor reaches the log.
 */
export function proofIn({ acr, amr }: Claims): ProviderProof {
  return {
    assurance: isWord(acr) ? acr : null,
    methods: [amr].flat().filter(isWord).slice(0, MOST_METHODS),
  };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value);
}
