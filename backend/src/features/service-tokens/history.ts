import type { ServiceTokenEvent } from '@annals/contracts/features/service-tokens/events';
import type { TokenEndedBecause } from '@annals/contracts/features/service-tokens/constants';
import { namedDay } from '@annals/contracts/kernel/calendar-day';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { t, translated } from '@annals/contracts/kernel/text';
import { added, type HistoryFormatters } from '../../platform/commands/history';
import type { TokenState } from './decider';

const ENDED: Readonly<Record<TokenEndedBecause, string>> = translated({
  wish: 'ended the token.',
  rejected: 'rejected the token.',
  departure: 'ended the token, because its owner left.',
  lock: 'ended the token, because the account of its owner was locked.',
  review: 'ended the token: a review of access withdrew it.',
});

/** A sentence for each event of a token. */
export const serviceTokenHistory: HistoryFormatters<TokenState, ServiceTokenEvent> = {
  ServiceTokenMade: ({ data }) => ({
    does:
      data.approverIds.length === 0
        ? t('made the token “{name}”.', { name: data.name })
        : t('made the token “{name}”, which waits for a second administrator.', { name: data.name }),
    changes: [
      added(t('Role'), ROLE_LABELS[data.asRole]),
      ...(data.permissions.length === 0 ? [] : [added(t('Permissions'), data.permissions.join(', '))]),
      added(t('Works until'), namedDay(data.expiresAt.slice(0, 10))),
    ],
  }),
  ServiceTokenApproved: () => ({ does: t('approved the token.') }),
  ServiceTokenRotated: ({ data }) => ({
    does: t('gave the token a new secret; the earlier one works until {day}.', {
      day: namedDay(data.earlierUntil.slice(0, 10)),
    }),
  }),
  ServiceTokenRevoked: ({ data }) => ({ does: ENDED[data.because] }),
};
