import { feature } from '../../kernel/feature';

export const waitingFeature = feature({
  name: 'waiting',
  permissions: {
    'waiting:see-own': ['employee', 'manager', 'leader', 'admin'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly waiting: typeof waitingFeature;
  }
}
