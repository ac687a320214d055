import { serviceTokensFeature } from '@annals/contracts/features/service-tokens/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { serviceTokenNotices } from './notices';
import { serviceTokens } from './tokens-fold';

export const serviceTokensReadSide = projectionFeature(serviceTokensFeature, {
  projections: [serviceTokens],
  notices: noticeSource(serviceTokenNotices),
  asOf: { serviceToken: [serviceTokens] },
});
