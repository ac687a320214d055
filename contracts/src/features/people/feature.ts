import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { peopleNoticeKinds } from './notices';

export const peopleFeature = feature({
  name: 'people',
  addresses: {
    orgChart: '/people',
    person: '/people/:personId',
  },
  permissions: {
    'people:see': ['employee', 'manager', 'leader', 'admin'],
    'people:look-up': ['employee', 'manager', 'leader', 'admin'],
    'people:see-team': ['manager', 'leader'],
    'people:administer': ['admin'],
  },
  tags: ['People'],
  readModels: ['people', 'planned_changes'],
  records: {
    person: msg('People'),
    organization: msg('Structure of the organization'),
  },
  notices: peopleNoticeKinds,
  automation: {
    planned: ['PlannedChangeTookEffect', 'PlannedChangeRefused'],
  },
  access: {
    role: msg('Role'),
  },
  problems: {
    'people.address-taken': 409,
    'people.already-left': 409,
    'people.cannot-depart-yourself': 409,
    'people.cannot-have-reports': 422,
    'people.last-administrator': 409,
    'people.last-day-ahead': 422,
    'people.left-before-hired': 422,
    'people.manager-has-left': 422,
    'people.not-caught-up': 503,
    'people.own-role': 409,
    'people.plan-not-ahead': 422,
    'people.privileged-address': 409,
    'people.promotion-needs-position': 422,
    'people.rehired-too-early': 422,
    'people.reporting-cycle': 422,
    'people.reports-left-behind': 409,
    'people.still-has-reports': 409,
    'people.still-works-here': 409,
    'people.unknown-holiday-calendar': 422,
    'people.unknown-manager': 422,
    'people.unsuitable-successor': 422,
    'people.unusable-picture': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly people: typeof peopleFeature;
  }
}
