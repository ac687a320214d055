import { feature } from '../../kernel/feature';

export const teamFeature = feature({
  name: 'team',
  addresses: {
    team: '/team',
    teamReport: '/team/report',
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly team: typeof teamFeature;
  }
}
