import { feature } from '../../kernel/feature';

export const organisationFeature = feature({
  name: 'organisation',
  permissions: {
    'organisation:see-analytics': ['admin'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly organisation: typeof organisationFeature;
  }
}
