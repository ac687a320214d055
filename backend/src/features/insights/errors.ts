import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class OnlyAlexFinds extends DomainError {
  readonly code = 'insights.only-alex-finds';
  constructor() {
    super(t('Insights are made by ALEX alone.'));
  }
}

export class NothingToDo extends DomainError {
  readonly code = 'insights.nothing-to-do';
  constructor() {
    super(t('This insight informs you; it asks for no action.'));
  }
}

export class InsightNoLongerCurrent extends DomainError {
  readonly code = 'insights.insight-no-longer-current';
  constructor() {
    super(t('This insight is no longer current: its figures are too old to act on.'));
  }
}

export class ThresholdsOutOfLimits extends DomainError {
  readonly code = 'insights.thresholds-out-of-limits';
  constructor(limits: string) {
    super(t('These thresholds cannot be used. {limits}.', { limits }));
  }
}
