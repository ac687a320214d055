import { accountsFeature } from '@annals/contracts/features/accounts/feature';
import { projectionFeature } from '../../engine/feature';
import { accounts } from './accounts-fold';

export const accountsReadSide = projectionFeature(accountsFeature, {
  projections: [accounts],
  asOf: { account: [accounts] },
});
