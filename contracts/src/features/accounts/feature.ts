import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';

export const accountsFeature = feature({
  name: 'accounts',
  addresses: {
    settings: '/settings',
    settingsSection: '/settings/:section',
  },
  tags: ['Session'],
  readModels: ['accounts'],
  records: {
    account: msg('Accounts'),
  },
  problems: {
    'accounts.account-closed': 409,
    'accounts.guessable-password': 422,
    'accounts.has-password': 409,
    'accounts.last-administrator-locked': 409,
    'accounts.link-no-longer-works': 404,
    'accounts.locked-account': 409,
    'accounts.no-account': 409,
    'accounts.own-account': 409,
    'accounts.reset-link-spent': 422,
    'accounts.same-password': 422,
    'accounts.wrong-current-password': 422,
    'sign-in.refused': 401,
    'sign-in.role-not-held': 401,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly accounts: typeof accountsFeature;
  }
}
