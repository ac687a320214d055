import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { digestNoticeKinds } from './notices';

export const digestsFeature = feature({
  name: 'digests',
  readModels: ['weekly_digests'],
  records: {
    weeklyDigest: msg('Weekly digests'),
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
