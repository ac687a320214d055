import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Performance & Career';

/** What people are told of career milestones. */
export const careerNoticeKinds = {
  career_milestone_planned: noticeKind(['title', 'dueDate'], {
    group,
    label: 'Milestone planned',
    sentence: ({ name, facts }) =>
      `${name} planned a milestone with you: “${facts.title}”, due ${namedDay(facts.dueDate)}.`,
    defaults: { app: true, email: true },
  }),
  career_milestone_rescheduled: noticeKind(['dueDate'], {
    group,
    label: 'Milestone moved',
    sentence: ({ name, facts }) => `${name} moved one of your milestones to ${namedDay(facts.dueDate)}.`,
    defaults: { app: true, email: false },
  }),
  career_milestone_noted: noticeKind([], {
    group,
    label: 'Notes on a milestone',
    sentence: ({ name }) => `${name} wrote notes on a career milestone.`,
    defaults: { app: true, email: false },
  }),
  career_milestone_concluded: noticeKind(['outcome'], {
    group,
    label: 'Milestone concluded',
    sentence: ({ name, facts }) => `${name} marked one of your milestones as ${facts.outcome}.`,
    defaults: { app: true, email: true },
  }),
  career_milestone_cancelled: noticeKind(['reason', 'whose'], {
    group,
    label: 'Milestone cancelled',
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? `${name} cancelled one of your milestones: ${facts.reason}`
        : `A milestone of ${name} was cancelled: ${facts.reason}`,
    defaults: { app: true, email: false },
  }),
  career_milestone_assigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Milestone handed over',
    sentence: ({ name }) => `You hold a career milestone of ${name} from now on.`,
    defaults: { app: true, email: true },
  }),
  career_milestone_reminder: noticeKind(['dueDate', 'occasion', 'whose'], {
    group,
    label: 'Milestone reminder',
    sentence: ({ name, facts }) => {
      const milestone = facts.whose === 'own' ? 'one of your milestones' : `a milestone of ${name}`;
      return facts.occasion === 'overdue'
        ? `Overdue: ${milestone} was due on ${namedDay(facts.dueDate)}. Was it achieved?`
        : `Reminder: ${milestone} is due on ${namedDay(facts.dueDate)}.`;
    },
    defaults: { app: true, email: true },
  }),
};
