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
});

declare module '../../kernel/feature' {
  interface Features {
    readonly signInPolicy: typeof signInPolicyFeature;
  }
}
