import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';

export const signInPolicyFeature = feature({
  name: 'sign-in-policy',
  permissions: {
    'sign-in-policy:set': ['admin'],
  },
  takesTokens: false,
  tags: ['SignInPolicy'],
  records: {
    signInPolicy: msg('Sign-in policy'),
  },
  problems: {
    'sign-in-policy.no-emergency-account': 409,
    'sign-in-policy.no-own-way-in': 409,
    'sign-in-policy.no-provider-works': 409,
    'sign-in.passwords-off': 403,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly signInPolicy: typeof signInPolicyFeature;
  }
}
