import { feature } from '../../kernel/feature';

export const scimFeature = feature({
  name: 'scim',
  permissions: {
    'scim:administer': ['admin'],
  },
  takesTokens: false,
  problems: {
    'scim.kept-by-directory': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly scim: typeof scimFeature;
  }
}
