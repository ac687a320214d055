import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';
import { breakGlassNoticeKinds } from './notices';

export const breakGlassFeature = feature({
  name: 'break-glass',
  permissions: {
    'break-glass:administer': ['admin'],
  },
  takesTokens: false,
  tags: ['BreakGlass'],
  readModels: ['break_glass_accounts'],
  records: {
    breakGlass: msg('Accounts for emergencies'),
  },
  notices: breakGlassNoticeKinds,
  waiting: {
    breakGlassToReview: { on: 'administration', tag: 'BreakGlass', readModel: 'break_glass_accounts' },
  },
  problems: {
    'break-glass.already-waiting': 409,
    'break-glass.by-itself': 403,
    'break-glass.half-taken': 409,
    'break-glass.half-not-yours': 403,
    'break-glass.in-use': 409,
    'break-glass.kept-for-emergencies': 409,
    'break-glass.last-while-passwords-off': 409,
    'break-glass.not-open': 409,
    'break-glass.opener-unknown': 422,
    'break-glass.refused': 401,
    'break-glass.review-first': 409,
    'break-glass.reviewed-by-opener': 409,
    'break-glass.unsuitable': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly breakGlass: typeof breakGlassFeature;
  }
}
