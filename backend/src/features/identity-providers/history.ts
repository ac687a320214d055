import type { IdentityProviderEvent } from '@annals/contracts/features/identity-providers/events';
import { namedDay } from '@annals/contracts/kernel/calendar-day';
import { t } from '@annals/contracts/kernel/text';
import { added, type HistoryFormatters } from '../../platform/commands/history';
import type { ProviderState } from './decider';

/** A sentence for each event of an identity provider. */
export const identityProviderHistory: HistoryFormatters<ProviderState, IdentityProviderEvent> = {
  IdentityProviderConfigured: ({ data }) => ({
    does: t('entered the identity provider {name}.', { name: data.name }),
    changes: settingsOf(data),
  }),
  IdentityProviderChanged: ({ data }) => ({
    does: data.secretReplaced
      ? t('changed the identity provider {name}, and its client secret.', { name: data.name })
      : t('changed the identity provider {name}.', { name: data.name }),
    changes: settingsOf(data),
  }),
  SamlProviderConfigured: ({ data }) => ({
    does: t('entered the identity provider {name}.', { name: data.name }),
    changes: settingsOf(data),
  }),
  SamlProviderChanged: ({ data }) => ({
    does: t('changed the identity provider {name}.', { name: data.name }),
    changes: settingsOf(data),
  }),
  SamlCertificateEnding: ({ data }) => ({
    does: t('told administrators that the certificate of {name} ends on {day}.', {
      name: data.name,
      day: namedDay(data.day),
    }),
  }),
  IdentityProviderSwitchedOn: () => ({ does: t('let people sign in by the identity provider.') }),
  IdentityProviderSwitchedOff: () => ({
    does: t('let nobody sign in by the identity provider any more.'),
  }),
  IdentityProviderRemoved: () => ({ does: t('removed the identity provider.') }),
};

interface SettingsShown {
  readonly issuer: string;
  readonly clientId?: string;
  readonly signInAddress?: string;
  readonly certificates?: readonly string[];
  readonly acceptsUnsolicited?: boolean;
  readonly linksByAddress: boolean;
  readonly domains: readonly string[];
}

function settingsOf(data: SettingsShown) {
  const { clientId, signInAddress, certificates, acceptsUnsolicited, domains } = data;
  const yesOrNo = (is: boolean) => (is ? t('Yes') : t('No'));
  return [
    added(t('Issuer'), data.issuer),
    ...(clientId === undefined ? [] : [added(t('Client id'), clientId)]),
    ...(signInAddress === undefined ? [] : [added(t('Sign-in address'), signInAddress)]),
    ...(certificates === undefined ? [] : [added(t('Certificates'), String(certificates.length))]),
    ...(acceptsUnsolicited === undefined
      ? []
      : [added(t('May begin a sign-in itself'), yesOrNo(acceptsUnsolicited))]),
    added(t('Link by verified address'), yesOrNo(data.linksByAddress)),
    ...(domains.length === 0 ? [] : [added(t('Domains'), domains.join(', '))]),
  ];
}
