import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotEnoughPoints extends DomainError {
  readonly code = 'rewards.not-enough-points';
  override readonly field = 'rewardId';
  constructor() {
    super(t('You do not have enough points for this reward.'));
  }
}

export class TierNotReached extends DomainError {
  readonly code = 'rewards.tier-not-reached';
  override readonly field = 'rewardId';
  constructor() {
    super(t('This reward is for a higher tier than yours.'));
  }
}

export class RewardNotOnOffer extends DomainError {
  readonly code = 'rewards.reward-not-on-offer';
  override readonly field = 'rewardId';
  constructor() {
    super(t('This reward is not on offer. Please choose another one.'));
  }
}

export class OwnRedemption extends DomainError {
  readonly code = 'rewards.own-redemption';
  constructor() {
    super(t('You asked for this reward yourself, so somebody else decides on it.'));
  }
}

export class RedemptionAlreadyApproved extends DomainError {
  readonly code = 'rewards.redemption-already-approved';
  constructor() {
    super(t('This reward was approved already, so it cannot be rejected.'));
  }
}

export class RedemptionAlreadyRefused extends DomainError {
  readonly code = 'rewards.redemption-already-refused';
  constructor() {
    super(t('This reward was rejected already and its points were given back, so it cannot be approved.'));
  }
}

export class UnknownTier extends DomainError {
  readonly code = 'rewards.unknown-tier';
  override readonly field = 'minimumTierId';
  constructor() {
    super(t('This tier is not in use. Please choose another one.'));
  }
}

/** Points come from what was approved, never from a request. */
export class OnlyTheSystemCredits extends DomainError {
  readonly code = 'rewards.only-the-system-credits';
  constructor() {
    super(t('Points are credited for approved recognition and achieved milestones alone.'));
  }
}
