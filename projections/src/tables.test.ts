import { expect, test } from 'vitest';
import { projections } from './features';

/** The tables of the specification's schema with their fields as spelt; its `users` are the people. */
const TABLES: Readonly<Record<string, string>> = {
  meetings: 'id managerId employeeId title scheduledAt duration notes actionItems status createdAt updatedAt',
  performance_reviews:
    'id employeeId managerId reviewPeriod reviewType goals achievements areasForImprovement overallRating managerFeedback employeeSelfAssessment status dueDate completedAt createdAt updatedAt',
  wellbeing_checkins:
    'id employeeId overallWellbeing workLifeBalance stressLevel jobSatisfaction workload teamRelationships feedback concerns suggestions createdAt',
  wellness_pulse:
    'id employeeId pulseType questions responses overallScore burnoutRisk attritionRisk managerActionRequired suggestedActions sentimentAnalysis previousScoreComparison trendDirection createdAt',
  pain_points:
    'id employeeId title description category priority status impactLevel frequency suggestedSolution managerId resolvedAt resolutionNotes createdAt updatedAt',
  ai_insights:
    'id type title description priority targetUserId targetTeamId isRead actionTaken metadata createdAt expiresAt',
  performance_timeline:
    'id employeeId managerId type title description category impact linkedGoalId attachments tags visibility createdAt updatedAt',
  career_milestones:
    'id employeeId managerId milestoneType title description goals expectedOutcomes actualOutcomes status dueDate completedAt managerNotes employeeNotes nextMilestoneId createdAt updatedAt',
  onboarding_workflows:
    'id employeeId managerId templateId currentStep totalSteps status welcomeEmailSent teamIntroductionPlanned videoOrientationCompleted interactivePlaybookStarted mutualGoalsSet welcomeCallCompleted deptTrainingCompleted complianceTrainingCompleted buddyAssigned equipmentSetupCompleted systemAccessGranted videoWatchTime customTasks roleSpecificTasks welcomeCallScheduledAt buddyId completionPercentage managerNotes employeeFeedback createdAt updatedAt',
  skip_level_meetings:
    'id employeeId seniorLeaderId managerId scheduledAt duration status aiBriefingGenerated briefingData employeeHighlights wellnessSnapshot actionItems followUpNotes employeeFeedback leaderNotes nextMeetingScheduled createdAt updatedAt',
  leadership_cohorts:
    'id name description quarter startDate endDate maxParticipants currentParticipants facilitatorId learningModules status roiMetrics createdAt updatedAt',
  cohort_participants:
    'id cohortId participantId joinedAt completionPercentage moduleProgress feedbackScores preAssessmentScore postAssessmentScore teamPerformanceImprovement status',
  skip_level_notifications:
    'id employeeId meetingId notificationType scheduledAt sentAt isRead dismissed createdAt',
  review_360:
    'id revieweeId reviewPeriod status dueDate completedAt overallScore selfReviewCompleted managerReviewCompleted peerReviewsCompleted directReportReviewsCompleted createdAt updatedAt',
  review_360_feedback:
    'id review360Id reviewerId reviewerType communicationScore communicationComments leadershipScore leadershipComments teamworkScore teamworkComments problemSolvingScore problemSolvingComments adaptabilityScore adaptabilityComments qualityOfWorkScore qualityOfWorkComments strengthsHighlight areasForImprovement developmentSuggestions additionalComments isCompleted submittedAt createdAt updatedAt',
  recognition_categories: 'id name description iconName color pointValue isActive createdAt',
  recognitions:
    'id recipientId nominatorId categoryId title description pointsAwarded visibility isApproved approvedBy approvedAt createdAt',
  organizational_milestones:
    'id title description milestoneType targetDate achievedDate status celebrationPlan pointsReward eligibleEmployees createdBy createdAt updatedAt',
  reward_tiers: 'id name description requiredPoints badgeIcon badgeColor benefits isActive createdAt',
  employee_points: 'id employeeId totalPoints currentTierId lifetimePoints lastUpdated',
  point_transactions: 'id employeeId points transactionType referenceId description issuedBy createdAt',
  time_off_requests:
    'id employeeId managerId type startDate endDate totalDays reason notes status managerNotes approvedAt rejectedAt createdAt updatedAt',
  people:
    'id email firstName lastName profileImageUrl role managerId department position careerPathStatus hireDate lastPromotionDate skillTags careerGoals onboardingCompleted createdAt updatedAt',
};

test.each(Object.entries(TABLES))('%s has the fields of the specification', (table, fields) => {
  const columns = projections.find(({ name }) => name === table)?.columns;
  expect(fields.split(' ').filter((field) => !Object.hasOwn(columns ?? {}, field))).toEqual([]);
});
