import { DomainError } from '../kernel/domain-error';

export class NotEnoughPoints extends DomainError {
  readonly status = 422;
  override readonly field = 'rewardId';
  constructor() {
    super('You do not have enough points for this reward.');
  }
}

export class TierNotReached extends DomainError {
  readonly status = 422;
  override readonly field = 'rewardId';
  constructor() {
    super('This reward is for a higher tier than yours.');
  }
}

export class RewardNotOnOffer extends DomainError {
  readonly status = 422;
  override readonly field = 'rewardId';
  constructor() {
    super('This reward is not on offer. Please choose another one.');
  }
}

export class OwnRedemption extends DomainError {
  readonly status = 403;
  constructor() {
    super('You asked for this reward yourself, so somebody else decides on it.');
  }
}

export class RedemptionAlreadyApproved extends DomainError {
  readonly status = 409;
  constructor() {
    super('This reward was approved already, so it cannot be refused.');
  }
}

export class RedemptionAlreadyRefused extends DomainError {
  readonly status = 409;
  constructor() {
    super('This reward was refused already and its points were given back, so it cannot be approved.');
  }
}

export class UnknownTier extends DomainError {
  readonly status = 422;
  override readonly field = 'minimumTierId';
  constructor() {
    super('This tier is not in use. Please choose another one.');
  }
}

/** Points come from what was approved, never from a request. */
export class OnlyTheSystemCredits extends DomainError {
  readonly status = 403;
  constructor() {
    super('Points are credited for approved recognition and achieved milestones alone.');
  }
}
