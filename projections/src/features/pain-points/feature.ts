import { painPointsFeature } from '@annals/contracts/features/pain-points/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { painPointNotices } from './notices';
import { painPoints } from './pain-points-fold';

export const painPointsReadSide = projectionFeature(painPointsFeature, {
  projections: [painPoints],
  asOf: { painPoint: [painPoints] },
  notices: noticeSource(painPointNotices),
  waiting: {
    painPointsToAnswer: [{ table: 'pain_points', whose: 'managerId', where: inStatus('open') }],
  },
});
