import { DomainError } from '../kernel/domain-error';

export class EndsBeforeItStarts extends DomainError {
  readonly status = 422;
  override readonly field = 'endDate';
  constructor() {
    super('The cohort must end after it starts. Please choose a later end date.');
  }
}

export class FacilitatorNotFound extends DomainError {
  readonly status = 422;
  override readonly field = 'facilitatorId';
  constructor() {
    super('Please select a facilitator who works here and whom you can see.');
  }
}

export class FacilitatorTakesPart extends DomainError {
  readonly status = 422;
  constructor() {
    super('Nobody takes part in a cohort they facilitate. Choose somebody else.');
  }
}

export class CohortFull extends DomainError {
  readonly status = 409;
  override readonly field = 'participantId';
  constructor() {
    super('Every place in this cohort is taken. Add places, or wait until somebody withdraws.');
  }
}

export class FewerPlacesThanParticipants extends DomainError {
  readonly status = 409;
  override readonly field = 'maxParticipants';
  constructor() {
    super('More people than that are enrolled already. Withdraw somebody first.');
  }
}

export class CannotTakePart extends DomainError {
  readonly status = 422;
  override readonly field = 'participantId';
  constructor() {
    super('This person cannot take part in cohorts.');
  }
}

export class CohortAlreadyPlanned extends DomainError {
  readonly status = 409;
  constructor() {
    super('This cohort is planned already.');
  }
}

export class CohortHasStarted extends DomainError {
  readonly status = 409;
  constructor() {
    super('This cohort has started: its start, quarter and modules stand. The end date can still move.');
  }
}

export class CohortNotStarted extends DomainError {
  readonly status = 409;
  constructor() {
    super('This cohort has not started yet.');
  }
}

export class CohortOver extends DomainError {
  readonly status = 409;
  constructor() {
    super('This cohort is completed: what happened in it stands.');
  }
}

export class CohortWasCancelled extends DomainError {
  readonly status = 409;
  constructor() {
    super('This cohort was cancelled. Plan a new one instead.');
  }
}

export class CohortNotCompleted extends DomainError {
  readonly status = 409;
  constructor() {
    super('Outcomes are worked out once the cohort is completed.');
  }
}

export class NobodyEnrolled extends DomainError {
  readonly status = 409;
  constructor() {
    super('Nobody is enrolled yet. Enrol a participant before you start the cohort.');
  }
}

export class NothingToLearn extends DomainError {
  readonly status = 409;
  constructor() {
    super('There are no learning modules yet. Add one before you start the cohort.');
  }
}

export class ModulesAlike extends DomainError {
  readonly status = 422;
  override readonly field = 'learningModules';
  constructor() {
    super('Two modules have the same title. Please tell them apart.');
  }
}

export class OnlyInCharge extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the facilitator, whoever planned the cohort and administrators can do that.');
  }
}

export class OnlyParticipants extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only those who take part in this cohort complete its modules.');
  }
}

export class AfterwardsOnly extends DomainError {
  readonly status = 409;
  override readonly field = 'assessment';
  constructor() {
    super('The post-assessment can be recorded once the cohort has started.');
  }
}

export class BeforehandOnly extends DomainError {
  readonly status = 409;
  override readonly field = 'assessment';
  constructor() {
    super('The pre-assessment can be recorded only until the cohort is completed.');
  }
}
