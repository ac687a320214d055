import {
  IdentityProviderChanged,
  IdentityProviderConfigured,
  IdentityProviderRemoved,
  IdentityProviderSwitchedOff,
  IdentityProviderSwitchedOn,
  type IdentityProviderEvent,
  type NewIdentityProviderEvent,
} from '@annals/contracts/features/identity-providers/events';
import type { IdentityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { t } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';

/** How people sign in by a provider, without its secret. */
export interface ProviderSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly linksByAddress: boolean;
  readonly domains: readonly string[];
}

type ProviderCommand =
  | { type: 'ConfigureProvider'; providerId: IdentityProviderId; settings: ProviderSettings }
  | { type: 'ChangeProvider'; settings: ProviderSettings; secretReplaced: boolean }
  | { type: 'TurnProvider'; isOn: boolean }
  | { type: 'RemoveProvider' };

/** A provider that was not removed. */
export interface Provider extends ProviderSettings {
  readonly status: 'on' | 'off';
  readonly id: IdentityProviderId;
}

export type ProviderState = { readonly status: 'none' } | { readonly status: 'removed' } | Provider;

/** What administrators do to the providers by which people sign in. Their secrets are kept beside the log. */
export const identityProvider = decider<
  ProviderState,
  ProviderCommand,
  IdentityProviderEvent,
  NewIdentityProviderEvent
>({
  category: 'identityProvider',
  initial: { status: 'none' },
  evolve: {
    IdentityProviderConfigured: (_, { data: { providerId: id, ...settings } }) => ({
      status: 'off',
      id,
      ...settings,
    }),
    IdentityProviderChanged: (state, { data: { providerId: id, secretReplaced: _, ...settings } }) =>
      isThere(state) ? { ...state, id, ...settings } : state,
    IdentityProviderSwitchedOn: (state) => (isThere(state) ? { ...state, status: 'on' } : state),
    IdentityProviderSwitchedOff: (state) => (isThere(state) ? { ...state, status: 'off' } : state),
    IdentityProviderRemoved: () => ({ status: 'removed' }),
  },
  decide: {
    ConfigureProvider: ({ providerId, settings }, { status }) =>
      status === 'none'
        ? [IdentityProviderConfigured.of({ providerId, ...settings, domains: [...settings.domains] })]
        : [],
    ChangeProvider({ settings, secretReplaced }, state) {
      const { id: providerId, status: _, ...now } = existing(state);
      if (!secretReplaced && isSame(now, settings)) return [];
      return [
        IdentityProviderChanged.of({
          providerId,
          ...settings,
          domains: [...settings.domains],
          secretReplaced,
        }),
      ];
    },
    TurnProvider({ isOn }, state) {
      const { id: providerId, status } = existing(state);
      if (isOn === (status === 'on')) return [];
      return [(isOn ? IdentityProviderSwitchedOn : IdentityProviderSwitchedOff).of({ providerId })];
    },
    RemoveProvider: (_, state) =>
      state.status === 'removed' ? [] : [IdentityProviderRemoved.of({ providerId: existing(state).id })],
  },
});

/** @throws NotFound when it was never configured, or removed */
export function existing(state: ProviderState): Provider {
  if (!isThere(state)) throw new NotFound(t('This identity provider'));
  return state;
}

function isThere(state: ProviderState): state is Provider {
  return state.status === 'on' || state.status === 'off';
}

function isSame(one: ProviderSettings, other: ProviderSettings): boolean {
  return (
    one.name === other.name &&
    one.issuer === other.issuer &&
    one.clientId === other.clientId &&
    one.linksByAddress === other.linksByAddress &&
    one.domains.join() === other.domains.join()
  );
}
