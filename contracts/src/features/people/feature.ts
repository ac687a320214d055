import { feature } from '../../kernel/feature';
import { peopleNoticeKinds } from './notices';

export const peopleFeature = feature({
  name: 'people',
  permissions: {
    'people:see': ['employee', 'manager', 'leader', 'admin'],
    'people:look-up': ['employee', 'manager', 'leader', 'admin'],
    'people:see-team': ['manager', 'leader'],
    'people:administer': ['admin'],
  },
  tags: ['People'],
  readModels: ['people', 'planned_changes'],
  records: {
    person: 'People',
    organization: 'Structure of the organization',
  },
  notices: peopleNoticeKinds,
  automation: {
    planned: ['PlannedChangeTookEffect', 'PlannedChangeRefused'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly people: typeof peopleFeature;
  }
}
