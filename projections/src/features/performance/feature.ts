import { performanceFeature } from '@annals/contracts/features/performance/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { timelineNotices } from './notices';
import { performanceTimeline } from './timeline-fold';

export const performanceReadSide = projectionFeature(performanceFeature, {
  projections: [performanceTimeline],
  asOf: { timelineEntry: [performanceTimeline] },
  notices: noticeSource(timelineNotices),
});
