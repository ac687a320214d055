import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Performance & Career');

/** What people are told of career milestones. */
export const careerNoticeKinds = {
  career_milestone_planned: noticeKind(['title', 'dueDate'], {
    group,
    label: msg('Milestone planned'),
    sentence: ({ name, facts }) =>
      t('{name} planned a milestone with you: “{title}”, due {day}.', {
        name,
        title: facts.title,
        day: namedDay(facts.dueDate),
      }),
    defaults: { app: true, email: true },
  }),
  career_milestone_rescheduled: noticeKind(['dueDate'], {
    group,
    label: msg('Milestone moved'),
    sentence: ({ name, facts }) =>
      t('{name} moved one of your milestones to {day}.', { name, day: namedDay(facts.dueDate) }),
    defaults: { app: true, email: false },
  }),
  career_milestone_noted: noticeKind([], {
    group,
    label: msg('Notes on a milestone'),
    sentence: ({ name }) => t('{name} wrote notes on a career milestone.', { name }),
    defaults: { app: true, email: false },
  }),
  career_milestone_concluded: noticeKind(['outcome'], {
    group,
    label: msg('Milestone concluded'),
    sentence: ({ name, facts }) =>
      facts.outcome === 'missed'
        ? t('{name} marked one of your milestones as missed.', { name })
        : t('{name} marked one of your milestones as achieved.', { name }),
    defaults: { app: true, email: true },
  }),
  career_milestone_cancelled: noticeKind(['reason', 'whose'], {
    group,
    label: msg('Milestone cancelled'),
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? t('{name} cancelled one of your milestones: {reason}', { name, reason: facts.reason })
        : t('A milestone of {name} was cancelled: {reason}', { name, reason: facts.reason }),
    defaults: { app: true, email: false },
  }),
  career_milestone_assigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Milestone handed over'),
    sentence: ({ name }) => t('You hold a career milestone of {name} from now on.', { name }),
    defaults: { app: true, email: true },
  }),
  career_milestone_reminder: noticeKind(['dueDate', 'occasion', 'whose'], {
    group,
    label: msg('Milestone reminder'),
    sentence: ({ name, facts }) => {
      const day = namedDay(facts.dueDate);
      if (facts.whose === 'own')
        return facts.occasion === 'overdue'
          ? t('Overdue: one of your milestones was due on {day}. Was it achieved?', { day })
          : t('Reminder: one of your milestones is due on {day}.', { day });
      return facts.occasion === 'overdue'
        ? t('Overdue: a milestone of {name} was due on {day}. Was it achieved?', { name, day })
        : t('Reminder: a milestone of {name} is due on {day}.', { name, day });
    },
    defaults: { app: true, email: true },
  }),
};
