import { privilegedActsFeature } from '@annals/contracts/features/privileged-acts/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { privilegedActNotices } from './notices';
import { privilegedActs } from './privileged-acts-fold';

export const privilegedActsReadSide = projectionFeature(privilegedActsFeature, {
  projections: [privilegedActs],
  asOf: { privilegedAct: [privilegedActs] },
  notices: noticeSource(privilegedActNotices),
});
