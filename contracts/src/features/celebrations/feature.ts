import { feature } from '../../kernel/feature';
import { celebrationNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const celebrationsFeature = feature({
  name: 'celebrations',
  permissions: {
    'celebrations:choose-own': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['Celebrations'],
  readModels: ['celebrations'],
  records: {
    celebrations: msg('Celebrations'),
  },
  notices: celebrationNoticeKinds,
  automation: {
    celebration: ['WorkAnniversaryCelebrated', 'TierCelebrated'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly celebrations: typeof celebrationsFeature;
  }
}
