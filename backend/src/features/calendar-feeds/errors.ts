import { MOST_FEEDS } from '@annals/contracts/features/calendar-feeds/constants';
import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class TooManyFeeds extends DomainError {
  readonly code = 'calendar-feeds.too-many-feeds';
  constructor() {
    super(
      t('You have {count} calendar feeds open. Revoke one you no longer use first.', {
        count: MOST_FEEDS,
      }),
    );
  }
}
