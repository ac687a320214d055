import { careerFeature } from '@annals/contracts/features/career/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { careerMilestones } from './milestones-fold';
import { careerNotices } from './notices';

export const careerReadSide = projectionFeature(careerFeature, {
  projections: [careerMilestones],
  asOf: { careerMilestone: [careerMilestones] },
  notices: noticeSource(careerNotices),
});
