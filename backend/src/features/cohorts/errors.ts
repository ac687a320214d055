import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class EndsBeforeItStarts extends DomainError {
  readonly code = 'cohorts.ends-before-it-starts';
  override readonly field = 'endDate';
  constructor() {
    super(t('The cohort must end after it starts. Please choose a later end date.'));
  }
}

export class FacilitatorNotFound extends DomainError {
  readonly code = 'cohorts.facilitator-not-found';
  override readonly field = 'facilitatorId';
  constructor() {
    super(t('Please select a facilitator who works here and whom you can see.'));
  }
}

export class FacilitatorTakesPart extends DomainError {
  readonly code = 'cohorts.facilitator-takes-part';
  constructor() {
    super(t('Nobody takes part in a cohort they facilitate. Choose somebody else.'));
  }
}

export class CohortFull extends DomainError {
  readonly code = 'cohorts.cohort-full';
  override readonly field = 'participantIds';
  /** @param places how many are left */
  constructor(places: number) {
    super(
      places === 0
        ? t('Every place in this cohort is taken. Add places, or wait until somebody withdraws.')
        : t(
            'This cohort has room for {places, plural, one {# more person} other {# more people}}. Choose fewer, or add places.',
            { places },
          ),
    );
  }
}

export class FewerPlacesThanParticipants extends DomainError {
  readonly code = 'cohorts.fewer-places-than-participants';
  override readonly field = 'maxParticipants';
  constructor() {
    super(t('More people than that are enrolled already. Withdraw somebody first.'));
  }
}

export class CannotTakePart extends DomainError {
  readonly code = 'cohorts.cannot-take-part';
  override readonly field = 'participantId';
  constructor() {
    super(t('This person cannot take part in cohorts.'));
  }
}

export class CohortAlreadyPlanned extends DomainError {
  readonly code = 'cohorts.cohort-already-planned';
  constructor() {
    super(t('This cohort is planned already.'));
  }
}

export class CohortHasStarted extends DomainError {
  readonly code = 'cohorts.cohort-has-started';
  constructor() {
    super(t('This cohort has started: its start, quarter and modules stand. The end date can still move.'));
  }
}

export class CohortNotStarted extends DomainError {
  readonly code = 'cohorts.cohort-not-started';
  constructor() {
    super(t('This cohort has not started yet.'));
  }
}

export class CohortOver extends DomainError {
  readonly code = 'cohorts.cohort-over';
  constructor() {
    super(t('This cohort is completed: what happened in it stands.'));
  }
}

export class CohortWasCancelled extends DomainError {
  readonly code = 'cohorts.cohort-was-cancelled';
  constructor() {
    super(t('This cohort was cancelled. Plan a new one instead.'));
  }
}

export class CohortNotCompleted extends DomainError {
  readonly code = 'cohorts.cohort-not-completed';
  constructor() {
    super(t('Outcomes are worked out once the cohort is completed.'));
  }
}

export class NobodyEnrolled extends DomainError {
  readonly code = 'cohorts.nobody-enrolled';
  constructor() {
    super(t('Nobody is enrolled yet. Enrol a participant before you start the cohort.'));
  }
}

export class NothingToLearn extends DomainError {
  readonly code = 'cohorts.nothing-to-learn';
  constructor() {
    super(t('There are no learning modules yet. Add one before you start the cohort.'));
  }
}

export class ModulesAlike extends DomainError {
  readonly code = 'cohorts.modules-alike';
  override readonly field = 'learningModules';
  constructor() {
    super(t('Two modules have the same title. Please tell them apart.'));
  }
}

export class OnlyInCharge extends DomainError {
  readonly code = 'cohorts.only-in-charge';
  constructor() {
    super(t('Only the facilitator, the person who planned the cohort and administrators can do that.'));
  }
}

export class OnlyParticipants extends DomainError {
  readonly code = 'cohorts.only-participants';
  constructor() {
    super(t('Only those who take part in this cohort complete its modules.'));
  }
}

export class AfterwardsOnly extends DomainError {
  readonly code = 'cohorts.afterwards-only';
  override readonly field = 'assessment';
  constructor() {
    super(t('The post-assessment can be recorded once the cohort has started.'));
  }
}

export class BeforehandOnly extends DomainError {
  readonly code = 'cohorts.beforehand-only';
  override readonly field = 'assessment';
  constructor() {
    super(t('The pre-assessment can be recorded only until the cohort is completed.'));
  }
}
