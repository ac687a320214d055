import type { IdentityProviderEvent } from '@annals/contracts/features/identity-providers/events';
import {
  identityProviderRow,
  type IdentityProviderRow,
} from '@annals/contracts/features/identity-providers/views';
import { projection } from '../../engine/projection';

/** The identity providers as they were last set up. Whether somebody may sign in by one is read from its stream, which is never behind. */
export const identityProviders = projection<IdentityProviderRow, IdentityProviderEvent>({
  name: 'identity_providers',
  version: 2,
  row: identityProviderRow,
  indexes: {},
  tags: ['IdentityProviders'],
  concerns: () => [],
  key: ({ data }) => data.providerId,
  evolve: {
    IdentityProviderConfigured: (_, { data: { providerId, ...settings }, metadata }) => ({
      id: providerId,
      protocol: 'oidc',
      ...settings,
      saml: null,
      isOn: false,
      changedAt: metadata.occurredAt,
    }),
    IdentityProviderChanged: (row, { data: { providerId, secretReplaced: _, ...settings }, metadata }) =>
      row && { ...row, ...settings, id: providerId, changedAt: metadata.occurredAt },
    SamlProviderConfigured: (_, { data, metadata }) => ({
      ...samlColumns(data),
      isOn: false,
      changedAt: metadata.occurredAt,
    }),
    SamlProviderChanged: (row, { data, metadata }) =>
      row && { ...row, ...samlColumns(data), changedAt: metadata.occurredAt },
    IdentityProviderSwitchedOn: (row, { metadata }) =>
      row && { ...row, isOn: true, changedAt: metadata.occurredAt },
    IdentityProviderSwitchedOff: (row, { metadata }) =>
      row && { ...row, isOn: false, changedAt: metadata.occurredAt },
    IdentityProviderRemoved: () => null,
  },
});

function samlColumns({
  providerId: id,
  signInAddress,
  certificates,
  metadataAddress,
  acceptsUnsolicited,
  ...settings
}: Extract<IdentityProviderEvent, { type: 'SamlProviderConfigured' }>['data']) {
  const saml = { signInAddress, certificates, metadataAddress, acceptsUnsolicited };
  return { id, ...settings, protocol: 'saml' as const, clientId: null, saml };
}
