import type { Problem } from '@annals/contracts/kernel/problem';
import type { ProblemCode } from '@annals/contracts/kernel/problem-codes';

/** A request refused before any feature saw it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: ProblemCode,
    sentence: string,
    readonly parts: { errors?: Problem['errors']; retryAfterSeconds?: number; title?: string } = {},
  ) {
    super(sentence);
  }
}
