import {
  IdentityProviderChanged,
  IdentityProviderConfigured,
  IdentityProviderRemoved,
  IdentityProviderSwitchedOff,
  IdentityProviderSwitchedOn,
  SamlCertificateEnding,
  SamlProviderChanged,
  SamlProviderConfigured,
} from '@annals/contracts/features/identity-providers/events';
import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { IdempotencyKeyTaken, NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { identityProvider } from './decider';

const providerId = identityProviderId.parse('018f0000-0000-7000-8000-000000000001');
const administratorId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const admin: Actor = { id: administratorId, role: 'admin' };
const settings = {
  name: 'Directory',
  issuer: 'https://login.example.com',
  clientId: 'annals',
  linksByAddress: false,
  domains: ['example.com'],
};
const configured = IdentityProviderConfigured.of({ providerId, ...settings });
const on = IdentityProviderSwitchedOn.of({ providerId });
const removed = IdentityProviderRemoved.of({ providerId });
const turn = (isOn: boolean) => ({ type: 'TurnProvider', isOn }) as const;
const change = (more: object, secretReplaced = false) =>
  ({ type: 'ChangeProvider', settings: { ...settings, ...more }, secretReplaced }) as const;

test('a provider is entered once, and is off until it is switched on', () => {
  const enter = { type: 'ConfigureProvider', providerId, settings } as const;
  given(identityProvider).when(enter, admin).then(configured);
  given(identityProvider, configured).when(enter, admin).refused(IdempotencyKeyTaken);
  given(identityProvider, configured).when(turn(false), admin).thenNothing();
  given(identityProvider, configured).when(turn(true), admin).then(on);
  given(identityProvider, configured, on).when(turn(true), admin).thenNothing();
  given(identityProvider, configured, on)
    .when(turn(false), admin)
    .then(IdentityProviderSwitchedOff.of({ providerId }));
});

test('what changes nothing is no event; another secret is one, and is not in it', () => {
  given(identityProvider, configured).when(change({}), admin).thenNothing();
  given(identityProvider, configured)
    .when(change({ linksByAddress: true }), admin)
    .then(
      IdentityProviderChanged.of({ providerId, ...settings, linksByAddress: true, secretReplaced: false }),
    );
  given(identityProvider, configured)
    .when(change({}, true), admin)
    .then(IdentityProviderChanged.of({ providerId, ...settings, secretReplaced: true }));
});

test('a provider that was removed stays so, and one that never was is not found', () => {
  given(identityProvider, configured, on).when({ type: 'RemoveProvider' }, admin).then(removed);
  given(identityProvider, configured, removed).when({ type: 'RemoveProvider' }, admin).thenNothing();
  given(identityProvider, configured, removed).when(turn(true), admin).refused(NotFound);
  given(identityProvider, configured, removed).when(change({}), admin).refused(NotFound);
  given(identityProvider).when({ type: 'RemoveProvider' }, admin).refused(NotFound);
});

test('a provider that speaks SAML is changed as one, and one that speaks OpenID Connect is not', () => {
  const saml = {
    name: 'Directory',
    issuer: 'urn:example:directory',
    signInAddress: 'https://login.example.com/saml',
    certificates: ['MIIC'],
    metadataAddress: null,
    acceptsUnsolicited: false,
    linksByAddress: false,
    domains: [],
  };
  const entered = SamlProviderConfigured.of({ providerId, ...saml });
  const next = { ...saml, certificates: ['MIIC', 'MIID'] };
  const changed = { type: 'ChangeSamlProvider', settings: next } as const;
  given(identityProvider)
    .when({ type: 'ConfigureSamlProvider', providerId, settings: saml }, admin)
    .then(entered);
  given(identityProvider, entered)
    .when(changed, admin)
    .then(SamlProviderChanged.of({ providerId, ...next }));
  given(identityProvider, entered)
    .when({ ...changed, settings: saml }, admin)
    .thenNothing();
  given(identityProvider, entered).when(change({}), admin).refused(NotFound);
  given(identityProvider, configured).when(changed, admin).refused(NotFound);
  const warn = {
    type: 'WarnOfCertificate',
    fingerprint: 'AA',
    day: '2026-12-24',
    administratorIds: [administratorId],
  } as const;
  const told = SamlCertificateEnding.of({
    providerId,
    name: saml.name,
    fingerprint: 'AA',
    day: '2026-12-24',
    administratorIds: [administratorId],
  });
  given(identityProvider, entered).when(warn, admin).then(told);
  given(identityProvider, entered, told).when(warn, admin).thenNothing();
  given(identityProvider, entered, told)
    .when({ ...changed, settings: saml }, admin)
    .thenNothing();
});
