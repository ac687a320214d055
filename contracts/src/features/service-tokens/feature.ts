import { feature } from '../../kernel/feature';
import { ROLES } from '../../kernel/roles';
import { msg } from '../../kernel/text';

export const serviceTokensFeature = feature({
  name: 'service-tokens',
  permissions: {
    'service-tokens:have': ROLES,
    'service-tokens:administer': ['admin'],
  },
  takesTokens: false,
  tags: ['ServiceTokens'],
  readModels: ['service_tokens'],
  records: {
    serviceToken: msg('Tokens for programs'),
  },
  access: {
    token: msg('Token'),
  },
  problems: {
    'service-tokens.ended': 409,
    'service-tokens.not-yours': 403,
    'service-tokens.permission-not-held': 422,
    'service-tokens.refused': 401,
    'service-tokens.role-not-held': 422,
    'service-tokens.route-closed': 403,
    'service-tokens.too-many': 409,
    'service-tokens.two-administrators': 403,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly serviceTokens: typeof serviceTokensFeature;
  }
}
