import { feature } from '../../kernel/feature';

export const mailFeature = feature({
  name: 'mail',
});

declare module '../../kernel/feature' {
  interface Features {
    readonly mail: typeof mailFeature;
  }
}
