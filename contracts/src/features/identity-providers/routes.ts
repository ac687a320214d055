import { z } from 'zod';
import { invitationToken } from '../accounts/routes';
import { personId } from '../../kernel/ids';
import { command, query } from '../../kernel/route';
import { changeProvider, configureProvider, linkIdentity, readSamlMetadata, samlProvider } from './commands';
import { identityProviderId } from './ids';
import {
  connectionReport,
  identityProviderView,
  linkedPerson,
  offeredProvider,
  ownIdentity,
  samlMetadataRead,
} from './views';

const may = 'identity-providers:administer';
const changes = ['IdentityProviders'] as const;
const ofProvider = z.strictObject({ providerId: identityProviderId });
const reads = ['identity_providers'] as const;

export const identityProviderRoutes = {
  list: query('GET /api/identity-providers', {
    summary: 'The identity providers, with the addresses to enter at them',
    may,
    answer: z.array(identityProviderView),
    tags: ['IdentityProviders'],
    reads,
  }),
  configure: command('POST /api/identity-providers', {
    summary: 'Enter an identity provider; it is off until it is switched on',
    may,
    stepUp: true,
    body: configureProvider,
    holdsSecret: true,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/identity-providers/:providerId', {
    summary: 'Change the settings of an identity provider; without a secret the one that is kept stays',
    may,
    stepUp: true,
    params: ofProvider,
    body: changeProvider,
    holdsSecret: true,
    changes,
  }),
  readSamlMetadata: command('POST /api/identity-providers/saml/metadata', {
    summary:
      'Read the metadata of a SAML provider, given or at an address, to look at before saving; changes nothing',
    may,
    body: readSamlMetadata,
    answer: samlMetadataRead,
  }),
  configureSaml: command('POST /api/identity-providers/saml', {
    summary: 'Enter an identity provider that speaks SAML 2.0; it is off until it is switched on',
    may,
    stepUp: true,
    body: samlProvider,
    changes,
    status: 201,
  }),
  changeSaml: command('PATCH /api/identity-providers/saml/:providerId', {
    summary: 'Change the settings of an identity provider that speaks SAML 2.0',
    may,
    stepUp: true,
    params: ofProvider,
    body: samlProvider,
    changes,
  }),
  turn: command('POST /api/identity-providers/:providerId/switch', {
    summary: 'Let people sign in by an identity provider, or no longer',
    may,
    stepUp: true,
    params: ofProvider,
    body: z.strictObject({ isOn: z.boolean() }),
    changes,
  }),
  remove: command('POST /api/identity-providers/:providerId/removal', {
    summary: 'Remove an identity provider, with its secret and all that was linked by it',
    may,
    stepUp: true,
    params: ofProvider,
    changes,
  }),
  test: command('POST /api/identity-providers/:providerId/connection-test', {
    summary: 'Ask an identity provider what a sign-in would ask it, and say what is wrong; changes nothing',
    may,
    params: ofProvider,
    answer: connectionReport,
  }),
  linkedPeople: query('GET /api/identity-providers/:providerId/people', {
    summary: 'Who can sign in by an identity provider, by name; the first 200',
    may,
    params: ofProvider,
    answer: z.array(linkedPerson),
    tags: ['IdentityProviders'],
    reads: ['people'],
  }),
  unlinkPerson: command('POST /api/identity-providers/:providerId/people/:personId/unlinking', {
    summary: 'End that a person can sign in by an identity provider, until they are linked again',
    may,
    params: ofProvider.extend({ personId }),
    changes,
  }),
  accept: command('POST /api/auth/identity-providers/:providerId/invitation', {
    summary:
      'Use the link of an invitation to sign in by a provider from now on: the address there; the link is used up with the sign-in',
    may: 'public',
    params: ofProvider,
    body: z.strictObject({ token: invitationToken }),
    holdsSecret: true,
    answer: z.object({ address: z.string() }),
  }),
  offered: query('GET /api/auth/identity-providers', {
    summary: 'The identity providers that people can sign in by',
    may: 'public',
    answer: z.array(offeredProvider),
    reads,
  }),
  own: query('GET /api/account/identities', {
    summary: 'The identity providers that are on, and which of them the caller can sign in by',
    may: 'signed-in',
    answer: z.array(ownIdentity),
    tags: ['IdentityProviders'],
    reads,
  }),
  link: command('POST /api/account/identities/:providerId/link', {
    summary: 'Begin to link the caller’s identity at a provider; the browser goes to the address answered',
    may: 'signed-in',
    params: ofProvider,
    body: linkIdentity,
    holdsSecret: true,
    answer: z.object({ address: z.string() }),
  }),
  unlink: command('POST /api/account/identities/:providerId/unlink', {
    summary: 'End that the caller can sign in by a provider',
    may: 'signed-in',
    params: ofProvider,
    changes,
  }),
};
