import { DomainError } from '../kernel/domain-error';

export class NoLanguageModel extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      'No language model is configured. Whoever runs Annals sets ANNALS_MODEL_URL and ANNALS_MODEL_NAME.',
    );
  }
}

export class OnlyAlexAsks extends DomainError {
  readonly status = 403;
  constructor() {
    super('A language model is asked by ALEX alone.');
  }
}
