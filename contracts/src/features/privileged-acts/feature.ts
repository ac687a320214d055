import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';
import { privilegedActNoticeKinds } from './notices';

export const privilegedActsFeature = feature({
  name: 'privileged-acts',
  tags: ['PrivilegedActs'],
  readModels: ['privileged_acts'],
  records: {
    privilegedAct: msg('Acts of two administrators'),
  },
  notices: privilegedActNoticeKinds,
  waiting: {
    privilegedActsToDecide: { on: 'administration', tag: 'PrivilegedActs', readModel: 'privileged_acts' },
  },
  problems: {
    'privileged-acts.about-yourself': 409,
    'privileged-acts.answers-for-it': 409,
    'privileged-acts.already-decided': 409,
    'privileged-acts.already-waiting': 409,
    'privileged-acts.needs-reason': 422,
    'privileged-acts.needs-second-administrator': 409,
    'privileged-acts.no-administrator-any-more': 409,
    'privileged-acts.no-administrator-yet': 409,
    'privileged-acts.no-mail-for-link': 409,
    'privileged-acts.nobody-independent': 409,
    'privileged-acts.related-administrator': 409,
    'privileged-acts.request-expired': 409,
    'privileged-acts.same-administrator': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly privilegedActs: typeof privilegedActsFeature;
  }
}
