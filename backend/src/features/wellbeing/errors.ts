import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class OnlyForOneself extends DomainError {
  readonly code = 'wellbeing.only-for-oneself';
  constructor() {
    super(t('You can answer a pulse check only for yourself.'));
  }
}

export class OnlyAlexAssesses extends DomainError {
  readonly code = 'wellbeing.only-alex-assesses';
  constructor() {
    super(t('What a pulse points to is worked out by ALEX alone.'));
  }
}

export class OnlyAlexAlerts extends DomainError {
  readonly code = 'wellbeing.only-alex-alerts';
  constructor() {
    super(t('Alerts are raised by ALEX alone.'));
  }
}

export class PulseIsAttributed extends DomainError {
  readonly code = 'wellbeing.pulse-is-attributed';
  constructor() {
    super(
      t(
        'The pulse checks of this week show your name to your manager. Read the announcement over the form, and submit again if you agree.',
      ),
    );
  }
}

export class PulseIsNotAttributed extends DomainError {
  readonly code = 'wellbeing.pulse-is-not-attributed';
  constructor() {
    super(t('The pulse checks of this week come without names. Open the form again before you submit.'));
  }
}

export class NotAMonday extends DomainError {
  readonly code = 'wellbeing.not-amonday';
  constructor() {
    super(t('A week is named by its Monday.'));
  }
}

export class PulseWeekHasBegun extends DomainError {
  readonly code = 'wellbeing.pulse-week-has-begun';
  constructor() {
    super(t('The week has begun, and people may have answered: what holds for it can no longer be changed.'));
  }
}

export class AlertNotAcknowledged extends DomainError {
  readonly code = 'wellbeing.alert-not-acknowledged';
  constructor() {
    super(t('Acknowledge the alert before you write down what you did about it.'));
  }
}
