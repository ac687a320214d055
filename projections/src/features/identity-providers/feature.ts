import { identityProvidersFeature } from '@annals/contracts/features/identity-providers/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { identityProviderNotices } from './notices';
import { identityProviders } from './providers-fold';

export const identityProvidersReadSide = projectionFeature(identityProvidersFeature, {
  projections: [identityProviders],
  notices: noticeSource(identityProviderNotices),
  asOf: { identityProvider: [identityProviders] },
});
