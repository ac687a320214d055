import { identityProvidersFeature } from '@annals/contracts/features/identity-providers/feature';
import { projectionFeature } from '../../engine/feature';
import { identityProviders } from './providers-fold';

export const identityProvidersReadSide = projectionFeature(identityProvidersFeature, {
  projections: [identityProviders],
  asOf: { identityProvider: [identityProviders] },
});
