import { celebrationsFeature } from '@annals/contracts/features/celebrations/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { celebrations } from './celebrations-fold';
import { celebrationNotices } from './notices';

export const celebrationsReadSide = projectionFeature(celebrationsFeature, {
  projections: [celebrations],
  asOf: { celebrations: [celebrations] },
  notices: noticeSource(celebrationNotices),
});
