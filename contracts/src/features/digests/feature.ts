import { feature } from '../../kernel/feature';
import { digestNoticeKinds } from './notices';

export const digestsFeature = feature({
  name: 'digests',
  readModels: ['weekly_digests'],
  records: {
    weeklyDigest: 'Weekly digests',
  },
  notices: digestNoticeKinds,
  automation: {
    digest: ['WeeklyDigestPrepared'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly digests: typeof digestsFeature;
  }
}
