import { t } from '@annals/contracts/kernel/text';
import type { ProblemCode } from '@annals/contracts/kernel/problem-codes';
import { PROBLEM_CODES } from '@annals/contracts/problem-codes';

/**
 * A command or a question that is refused, with a sentence the person can act on. Answered as RFC 9457 problem details.
 * Feature errors extend it and are named after what is wrong (`MeetingAlreadyCancelled`).
 */
export abstract class DomainError extends Error {
  /** What is wrong, for programs; declared with its HTTP status in the feature's manifest in the contracts, and never derived from the name of the class. */
  abstract readonly code: ProblemCode;
  /** The field of the body that is wrong, when one is. */
  readonly field: string | undefined = undefined;
  /** The HTTP status of the answer: 403, 404, 409, 422, 429, 503. */
  get status(): number {
    return PROBLEM_CODES[this.code];
  }
  override get name(): string {
    return this.code;
  }
}

/** There is no such thing, or not for this caller: nobody learns of what they may not see. */
export class NotFound extends DomainError {
  readonly code = 'request.not-found';
  /** @param what such as "This review"; @param count 2 when it names several things */
  constructor(what = t('That'), count: 1 | 2 = 1) {
    super(
      count === 1
        ? t('{what} does not exist, or is not yours to see.', { what: t(what) })
        : t('{what} do not exist, or are not yours to see.', { what: t(what) }),
    );
  }
}

/** An Idempotency-Key that somebody else used, or one whose command something has followed since. */
export class IdempotencyKeyTaken extends DomainError {
  readonly code = 'request.key-of-somebody-else';
  constructor() {
    super(
      t(
        'This Idempotency-Key was used for another request, by somebody else, or too long ago. Send the request again with a new one.',
      ),
    );
  }
}

/** Too many people changed the same thing at the same moment. */
export class TooMuchContention extends DomainError {
  readonly code = 'request.contention';
  constructor() {
    super(t('Somebody else changed this at the same moment. Please try again.'));
  }
}

/** Somebody else replaced the same values since the caller saw them: a person who overwrites values must have read them. */
export class ChangedMeanwhile extends DomainError {
  readonly code = 'request.changed-meanwhile';
  constructor() {
    super(
      t(
        'Somebody else changed this after you opened it. Nothing of yours was saved over it: compare the two versions, then save yours or keep theirs.',
      ),
    );
  }
}
