import { MOST_FEEDS } from '@annals/contracts/features/calendar-feeds/constants';
import { DomainError } from '../../platform/commands/domain-error';

export class TooManyFeeds extends DomainError {
  readonly code = 'calendar-feeds.too-many-feeds';
  constructor() {
    super(`You have ${String(MOST_FEEDS)} calendar feeds open. Revoke one you no longer use first.`);
  }
}
