/**
 * A command or a question that is refused, with a sentence the person can act on. Answered as RFC 9457 problem details.
 * Feature errors extend it and are named after what is wrong (`MeetingAlreadyCancelled`).
 */
export abstract class DomainError extends Error {
  /** The HTTP status of the answer: 403, 404, 409, 422, 429. */
  abstract readonly status: number;
  /** The field of the body that is wrong, when one is. */
  readonly field: string | undefined = undefined;
  override get name(): string {
    return this.constructor.name;
  }
}

/** There is no such thing, or not for this caller: nobody learns of what they may not see. */
export class NotFound extends DomainError {
  readonly status = 404;
  constructor(what = 'That') {
    super(`${what} does not exist, or is not yours to see.`);
  }
}

/** An Idempotency-Key that somebody else has used. */
export class IdempotencyKeyTaken extends DomainError {
  readonly status = 409;
  constructor() {
    super('This Idempotency-Key was used by somebody else. Send the request again with a new one.');
  }
}

/** Too many people changed the same thing at the same moment. */
export class TooMuchContention extends DomainError {
  readonly status = 409;
  constructor() {
    super('Somebody else changed this at the same moment. Please try again.');
  }
}
