import { feature } from '../../kernel/feature';

export const teamFeature = feature({
  name: 'team',
  label: 'Team',
});

declare module '../../kernel/feature' {
  interface Features {
    readonly team: typeof teamFeature;
  }
}
