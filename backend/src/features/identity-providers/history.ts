import type { IdentityProviderEvent } from '@annals/contracts/features/identity-providers/events';
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
  IdentityProviderSwitchedOn: () => ({ does: t('let people sign in by the identity provider.') }),
  IdentityProviderSwitchedOff: () => ({
    does: t('let nobody sign in by the identity provider any more.'),
  }),
  IdentityProviderRemoved: () => ({ does: t('removed the identity provider.') }),
};

function settingsOf({
  issuer,
  clientId,
  linksByAddress,
  domains,
}: {
  readonly issuer: string;
  readonly clientId: string;
  readonly linksByAddress: boolean;
  readonly domains: readonly string[];
}) {
  return [
    added(t('Issuer'), issuer),
    added(t('Client id'), clientId),
    added(t('Link by verified address'), linksByAddress ? t('Yes') : t('No')),
    ...(domains.length === 0 ? [] : [added(t('Domains'), domains.join(', '))]),
  ];
}
