import { feature } from '../../kernel/feature';
import { privilegedActNoticeKinds } from './notices';

export const privilegedActsFeature = feature({
  name: 'privileged-acts',
  tags: ['PrivilegedActs'],
  readModels: ['privileged_acts'],
  records: {
    privilegedAct: 'Acts of two administrators',
  },
  notices: privilegedActNoticeKinds,
});

declare module '../../kernel/feature' {
  interface Features {
    readonly privilegedActs: typeof privilegedActsFeature;
  }
}
