import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Recognition & rewards');
const defaults = { app: true, email: true };

/** What people are told of points and rewards. */
export const rewardNoticeKinds = {
  redemption_requested: noticeKind(['reward', 'points'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Reward waiting for approval'),
    sentence: ({ name, facts }) =>
      t(
        '{name} would like to redeem {points, plural, one {# point} other {# points}} for “{reward}”. It waits for your approval.',
        {
          name,
          points: facts.points,
          reward: facts.reward,
        },
      ),
    defaults,
  }),
  redemption_waiting: noticeKind(['reward'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Reminder: reward waiting'),
    sentence: ({ name, facts }) =>
      t('Reminder: {name} still waits for your answer on the reward “{reward}”.', {
        name,
        reward: facts.reward,
      }),
    defaults,
  }),
  redemption_approved: noticeKind(['reward'], {
    group,
    label: msg('Reward approved'),
    sentence: ({ name, facts }) =>
      t('{name} approved your reward “{reward}”.', { name, reward: facts.reward }),
    defaults,
  }),
  redemption_refused: noticeKind(['reward', 'reason'], {
    group,
    label: msg('Reward rejected'),
    sentence: ({ name, facts }) =>
      t('{name} rejected your reward “{reward}”; the points are yours again. {reason}', {
        name,
        reward: facts.reward,
        reason: facts.reason,
      }),
    defaults,
  }),
  tier_reached: noticeKind(['tier'], {
    group,
    label: msg('Tier reached'),
    sentence: ({ facts }) => t('You reached the {tier} tier.', { tier: facts.tier }),
    defaults: { app: true, email: false },
  }),
};
