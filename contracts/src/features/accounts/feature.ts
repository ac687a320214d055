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
    account: 'Accounts',
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly accounts: typeof accountsFeature;
  }
}
