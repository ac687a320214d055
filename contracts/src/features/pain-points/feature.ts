import { feature } from '../../kernel/feature';
import { painPointNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const painPointsFeature = feature({
  name: 'pain-points',
  addresses: {
    painPoints: '/pain-points',
    painPoint: '/pain-points/:painPointId',
  },
  permissions: {
    'pain-points:see': ['employee', 'manager', 'leader', 'admin'],
    'pain-points:report': ['employee', 'manager', 'leader', 'admin'],
    'pain-points:take-part': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['PainPoints'],
  readModels: ['pain_points'],
  records: {
    painPoint: msg('Pain points'),
  },
  notices: painPointNoticeKinds,
  waiting: {
    painPointsToAnswer: { on: 'painPoints', tag: 'PainPoints', readModel: 'pain_points' },
  },
  automation: {
    handover: ['PainPointReassigned'],
  },
  problems: {
    'pain-points.not-looking-after-it': 403,
    'pain-points.pain-point-already-resolved': 409,
    'pain-points.pain-point-not-resolved': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly painPoints: typeof painPointsFeature;
  }
}
