import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { disclosures, happened } from '../../platform/commands/disclosures';

export const performanceReviewDisclosures = disclosures<PerformanceReviewEvent>({
  PerformanceReviewOpened: 'theirs',
  PerformanceReviewGoalsRevised: 'theirs',
  PerformanceReviewDueDateMoved: 'theirs',
  SelfAssessmentSubmitted: 'theirs',
  ManagerAssessmentSubmitted: {
    words: 'theirs',
    leftOut: ({ record }) => (happened(record, 'PerformanceReviewCompleted') ? undefined : 'not shared yet'),
  },
  PerformanceReviewCancelled: 'theirs',
});
