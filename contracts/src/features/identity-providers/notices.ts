import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { msg, t } from '../../kernel/text';

/** What administrators are told of the ways in which people sign in. */
export const identityProviderNoticeKinds = {
  saml_certificate_ending: noticeKind(['provider', 'day'], {
    group: msg('Administration'),
    reaches: ['admin'],
    label: msg('The certificate of an identity provider ends'),
    sentence: ({ facts }) =>
      t(
        'The certificate of {provider} ends on {day}. From then on nobody signs in by it: read its metadata again before.',
        { provider: facts.provider, day: namedDay(facts.day) },
      ),
    defaults: { app: true, email: true },
  }),
};
