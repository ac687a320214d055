import { digestsFeature } from '@annals/contracts/features/digests/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { weeklyDigests } from './digests-fold';
import { digestNotices } from './notices';

export const digestsReadSide = projectionFeature(digestsFeature, {
  projections: [weeklyDigests],
  notices: noticeSource(digestNotices),
});
