import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';

export const secondFactorsFeature = feature({
  name: 'second-factors',
  tags: ['SecondFactors'],
  records: {
    secondFactor: msg('Second factors'),
  },
  problems: {
    'second-factors.enrolled-already': 409,
    'second-factors.needs-factor': 409,
    'second-factors.no-password': 409,
    'second-factors.signs-in-by-provider': 409,
    'second-factors.not-begun': 409,
    'second-factors.not-enrolled': 409,
    'second-factors.passkey-known': 409,
    'second-factors.passkey-refused': 422,
    'second-factors.sign-in-over': 401,
    'second-factors.wrong-code': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly secondFactors: typeof secondFactorsFeature;
  }
}
