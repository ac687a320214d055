import { breakGlassFeature } from '@annals/contracts/features/break-glass/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { breakGlassAccounts } from './break-glass-fold';
import { breakGlassNotices } from './notices';

export const breakGlassReadSide = projectionFeature(breakGlassFeature, {
  projections: [breakGlassAccounts],
  asOf: { breakGlass: [breakGlassAccounts] },
  notices: noticeSource(breakGlassNotices),
  waiting: {
    // Of every administrator who did not open it: who of them can review it is said where they look at it.
    breakGlassToReview: [
      {
        table: 'break_glass_accounts as account',
        whose: 'administrator.id',
        where: (rows) =>
          rows
            .join('people as administrator', (on) =>
              on.onVal('administrator.role', 'admin').on('administrator.id', '<>', 'account.id'),
            )
            .whereNull('administrator.departedOn')
            .whereRaw('jsonb_array_length(account.openings) > 0')
            .whereRaw(
              `NOT account.openings @> jsonb_build_array(jsonb_build_object('openedById', administrator.id))`,
            ),
      },
    ],
  },
});
