import { feature } from '../../kernel/feature';

export const dashboardFeature = feature({
  name: 'dashboard',
  addresses: {
    overview: '/',
    dashboard: '/dashboard',
  },
  permissions: {
    'dashboard:see': ['employee', 'manager', 'leader', 'admin'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly dashboard: typeof dashboardFeature;
  }
}
