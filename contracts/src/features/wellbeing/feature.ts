import { feature } from '../../kernel/feature';
import { wellbeingNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const wellbeingFeature = feature({
  name: 'wellbeing',
  addresses: {
    wellbeing: '/wellbeing',
  },
  permissions: {
    'wellbeing:see': ['employee', 'manager', 'leader', 'admin'],
    'wellbeing:check-in': ['employee', 'leader'],
    'wellbeing:see-team': ['manager', 'leader', 'admin'],
    'wellbeing:see-own-pulses': ['employee', 'leader'],
    'wellbeing:act-on-alerts': ['manager', 'leader'],
    'wellbeing:announce': ['admin'],
  },
  tags: ['Wellbeing'],
  readModels: [
    'wellbeing_checkins',
    'wellbeing_weeks',
    'wellness_pulse',
    'manager_alerts',
    'pulse_announcements',
  ],
  records: {
    wellbeingCheckIn: msg('Pulse checks'),
    managerAlert: msg('Alerts about teams'),
    pulseAnnouncement: msg('Attributed pulse checks'),
  },
  notices: wellbeingNoticeKinds,
  waiting: {
    alertsToAcknowledge: { on: 'wellbeing', tag: 'Wellbeing', readModel: 'manager_alerts' },
  },
  problems: {
    'wellbeing.alert-not-acknowledged': 409,
    'wellbeing.not-amonday': 422,
    'wellbeing.only-alex-alerts': 403,
    'wellbeing.only-alex-assesses': 403,
    'wellbeing.only-for-oneself': 403,
    'wellbeing.pulse-is-attributed': 409,
    'wellbeing.pulse-is-not-attributed': 409,
    'wellbeing.pulse-week-has-begun': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly wellbeing: typeof wellbeingFeature;
  }
}
