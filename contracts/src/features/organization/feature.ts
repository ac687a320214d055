import { feature } from '../../kernel/feature';

export const organizationFeature = feature({
  name: 'organization',
  permissions: {
    'organization:see-analytics': ['admin'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly organization: typeof organizationFeature;
  }
}
