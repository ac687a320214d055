import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Recognition & rewards';
const defaults = { app: true, email: true };

/** What people are told of points and rewards. */
export const rewardNoticeKinds = {
  redemption_requested: noticeKind(['reward', 'points'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Reward waiting for approval',
    sentence: ({ name, facts }) =>
      `${name} would like to redeem ${facts.points} points for “${facts.reward}”. It waits for your approval.`,
    defaults,
  }),
  redemption_waiting: noticeKind(['reward'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Reminder: reward waiting',
    sentence: ({ name, facts }) =>
      `Reminder: ${name} still waits for your answer on the reward “${facts.reward}”.`,
    defaults,
  }),
  redemption_approved: noticeKind(['reward'], {
    group,
    label: 'Reward approved',
    sentence: ({ name, facts }) => `${name} approved your reward “${facts.reward}”.`,
    defaults,
  }),
  redemption_refused: noticeKind(['reward', 'reason'], {
    group,
    label: 'Reward rejected',
    sentence: ({ name, facts }) =>
      `${name} rejected your reward “${facts.reward}”; the points are yours again. ${facts.reason}`,
    defaults,
  }),
  tier_reached: noticeKind(['tier'], {
    group,
    label: 'Tier reached',
    sentence: ({ facts }) => `You reached the ${facts.tier} tier.`,
    defaults: { app: true, email: false },
  }),
};
