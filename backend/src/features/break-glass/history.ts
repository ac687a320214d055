import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import type { Half } from '@annals/contracts/features/break-glass/constants';
import { readable } from '@annals/contracts/kernel/erased';
import { msg, t } from '@annals/contracts/kernel/text';
import { added, type HistoryFormatters } from '../../platform/commands/history';
import type { BreakGlassState } from './decider';

const TAKEN = {
  first: msg('took the first half of the new password.'),
  second: msg('took the second half of the new password.'),
} satisfies Record<Half, unknown>;

/** A sentence for each event of an account for emergencies. */
export const breakGlassHistory: HistoryFormatters<BreakGlassState, BreakGlassEvent> = {
  BreakGlassSealingRequested: ({ data }) => ({
    does: t('asked to seal this account for emergencies.'),
    changes: [added(t('Reason'), readable(data.reason))],
  }),
  BreakGlassSealingApproved: () => ({
    does: t(
      'agreed: the account is for emergencies alone, and two administrators take half of a new password.',
    ),
  }),
  BreakGlassSealingDeclined: ({ data }) => ({
    does: t('declined to seal this account.'),
    changes: [added(t('Reason'), readable(data.reason))],
  }),
  BreakGlassHalfTaken: ({ data: { half } }) => ({ does: t(TAKEN[half]) }),
  BreakGlassSealed: ({ data: { holderIds } }, _, { nameOf }) => ({
    does: t('sealed the account: both halves of its password are with their holders.'),
    changes: [added(t('Holders'), holderIds.map(nameOf).join(', '))],
  }),
  BreakGlassOpened: ({ data }, _, { nameOf }) => ({
    does: data.isDrill
      ? t('opened the account as a drill, in the name of {name}.', { name: nameOf(data.openedById) })
      : t('opened the account, in the name of {name}.', { name: nameOf(data.openedById) }),
    changes: [
      added(t('Reason'), readable(data.reason)),
      { field: t('Opens until'), kind: 'instant', before: null, after: data.closesAt },
    ],
  }),
  BreakGlassClosed: () => ({ does: t('closed the account; its sessions ended.') }),
  BreakGlassReviewed: ({ data }) => ({
    does: t('reviewed what was done with the account.'),
    changes: [added(t('What happened'), readable(data.words))],
  }),
  BreakGlassRetired: ({ data }) => ({
    does: t('ended that the account is kept for emergencies.'),
    changes: [added(t('Reason'), readable(data.reason))],
  }),
};
