import {
  IdentityProviderChanged,
  IdentityProviderConfigured,
  IdentityProviderRemoved,
  IdentityProviderSwitchedOff,
  IdentityProviderSwitchedOn,
  SamlCertificateEnding,
  SamlProviderChanged,
  SamlProviderConfigured,
  type IdentityProviderEvent,
  type NewIdentityProviderEvent,
} from '@annals/contracts/features/identity-providers/events';
import type { ProviderProtocol } from '@annals/contracts/features/identity-providers/constants';
import type { IdentityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { personId as personIdSchema, type PersonId } from '@annals/contracts/kernel/ids';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import { t } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { IdempotencyKeyTaken, NotFound } from '../../platform/commands/domain-error';

interface CommonSettings {
  readonly name: string;
  readonly issuer: string;
  readonly linksByAddress: boolean;
  readonly domains: readonly string[];
}

/** How people sign in by a provider that speaks OpenID Connect, without its secret. */
export interface ProviderSettings extends CommonSettings {
  readonly clientId: string;
}

/** How people sign in by a provider that speaks SAML, without our key. */
export interface SamlSettings extends CommonSettings {
  readonly signInAddress: string;
  /** Base64 of each, as metadata have them. */
  readonly certificates: readonly string[];
  readonly metadataAddress: string | null;
  readonly acceptsUnsolicited: boolean;
}

type ProviderCommand =
  | { type: 'ConfigureProvider'; providerId: IdentityProviderId; settings: ProviderSettings }
  | { type: 'ChangeProvider'; settings: ProviderSettings; secretReplaced: boolean }
  | { type: 'ConfigureSamlProvider'; providerId: IdentityProviderId; settings: SamlSettings }
  | { type: 'ChangeSamlProvider'; settings: SamlSettings }
  | {
      type: 'WarnOfCertificate';
      fingerprint: string;
      day: string;
      administratorIds: readonly PersonId[];
    }
  | { type: 'TurnProvider'; isOn: boolean }
  | { type: 'RemoveProvider' };

/** A provider that was not removed. */
interface There {
  readonly status: 'on' | 'off';
  readonly id: IdentityProviderId;
  /** Who last decided whose word counts: its address, its client or its keys. null: not a person. */
  readonly trustedBy: PersonId | null;
}
export type OidcProvider = There & ProviderSettings & { readonly protocol: 'oidc' };
export type SamlProvider = There &
  SamlSettings & {
    readonly protocol: 'saml';
    /** The fingerprints of the certificates whose end administrators were told of. */
    readonly warnedOf: readonly string[];
  };
export type Provider = OidcProvider | SamlProvider;

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
    IdentityProviderConfigured: (_, { data: { providerId: id, ...settings }, metadata }) => ({
      status: 'off',
      id,
      trustedBy: personOf(metadata),
      protocol: 'oidc',
      ...settings,
    }),
    IdentityProviderChanged: (state, { data: { providerId: id, secretReplaced, ...settings }, metadata }) => {
      if (!isThere(state) || state.protocol !== 'oidc') return state;
      const isTrusted =
        !secretReplaced && state.issuer === settings.issuer && state.clientId === settings.clientId;
      return { ...state, id, ...settings, trustedBy: isTrusted ? state.trustedBy : personOf(metadata) };
    },
    SamlProviderConfigured: (_, { data: { providerId: id, ...settings }, metadata }) => ({
      status: 'off',
      id,
      trustedBy: personOf(metadata),
      protocol: 'saml',
      warnedOf: [],
      ...settings,
    }),
    SamlProviderChanged: (state, { data: { providerId: id, ...settings }, metadata }) => {
      if (!isThere(state) || state.protocol !== 'saml') return state;
      const isTrusted =
        state.issuer === settings.issuer &&
        [...state.certificates].sort().join() === [...settings.certificates].sort().join();
      return { ...state, id, ...settings, trustedBy: isTrusted ? state.trustedBy : personOf(metadata) };
    },
    SamlCertificateEnding: (state, { data: { fingerprint } }) =>
      isThere(state) && state.protocol === 'saml'
        ? { ...state, warnedOf: [...state.warnedOf, fingerprint] }
        : state,
    IdentityProviderSwitchedOn: (state) => (isThere(state) ? { ...state, status: 'on' } : state),
    IdentityProviderSwitchedOff: (state) => (isThere(state) ? { ...state, status: 'off' } : state),
    IdentityProviderRemoved: () => ({ status: 'removed' }),
  },
  decide: {
    ConfigureProvider({ providerId, settings }, { status }) {
      // Its id follows from the key: this is the same key with another secret.
      if (status !== 'none') throw new IdempotencyKeyTaken();
      return [IdentityProviderConfigured.of({ providerId, ...settings, domains: [...settings.domains] })];
    },
    ChangeProvider({ settings, secretReplaced }, state) {
      const {
        id: providerId,
        status: _,
        protocol: _protocol,
        trustedBy: _trustedBy,
        ...now
      } = existing(state, 'oidc');
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
    ConfigureSamlProvider: ({ providerId, settings }, { status }) =>
      status === 'none' ? [SamlProviderConfigured.of({ providerId, ...ownLists(settings) })] : [],
    ChangeSamlProvider({ settings }, state) {
      const {
        id: providerId,
        status: _,
        protocol: _protocol,
        trustedBy: _trustedBy,
        warnedOf: _warnedOf,
        ...now
      } = existing(state, 'saml');
      return isSame(now, settings) ? [] : [SamlProviderChanged.of({ providerId, ...ownLists(settings) })];
    },
    WarnOfCertificate({ fingerprint, day, administratorIds }, state) {
      const { id: providerId, name, warnedOf } = existing(state, 'saml');
      if (warnedOf.includes(fingerprint) || administratorIds.length === 0) return [];
      return [
        SamlCertificateEnding.of({
          providerId,
          name,
          fingerprint,
          day,
          administratorIds: [...administratorIds],
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

/** @throws NotFound when it was never configured, was removed, or speaks another protocol than the one that is asked for */
export function existing(state: ProviderState): Provider;
export function existing<Protocol extends ProviderProtocol>(
  state: ProviderState,
  protocol: Protocol,
): Extract<Provider, { protocol: Protocol }>;
export function existing(state: ProviderState, protocol?: ProviderProtocol): Provider {
  if (!isThere(state) || (protocol && state.protocol !== protocol))
    throw new NotFound(t('This identity provider'));
  return state;
}

/** Whether it was configured and not removed. */
export function isThere(state: ProviderState): state is Provider {
  return state.status === 'on' || state.status === 'off';
}

function personOf({ actorId, onBehalfOf }: EventMetadata): PersonId | null {
  return personIdSchema.safeParse(onBehalfOf ?? actorId).data ?? null;
}

function ownLists(settings: SamlSettings) {
  return { ...settings, certificates: [...settings.certificates], domains: [...settings.domains] };
}

function isSame<Settings extends object>(one: Settings, other: Settings): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(others.get(name)),
  );
}
