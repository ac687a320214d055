import { feature } from '../../kernel/feature';

export const teamFeature = feature({
  name: 'team',
});

declare module '../../kernel/feature' {
  interface Features {
    readonly team: typeof teamFeature;
  }
}
