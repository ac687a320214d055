import { MOST_FEEDS } from '@annals/contracts/calendar-feeds/constants';
import { DomainError } from '../kernel/domain-error';

export class TooManyFeeds extends DomainError {
  readonly status = 409;
  constructor() {
    super(`You have ${String(MOST_FEEDS)} calendar feeds open. Revoke one you no longer use first.`);
  }
}
