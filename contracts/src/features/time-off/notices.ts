import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { periodLabel } from './words';

const group = 'Time off';
const defaults = { app: true, email: true };
const period = ['startDate', 'endDate'] as const;

/** What people are told of time off. Why somebody is away stays on the screen of those who decide. */
export const timeOffNoticeKinds = {
  time_off_requested: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Time off requested',
    sentence: ({ name, facts }) => `${name} asks for time off: ${periodLabel(facts)}.`,
    defaults,
  }),
  time_off_cancelled: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Time off cancelled',
    sentence: ({ name, facts }) => `The time off of ${name} was cancelled: ${periodLabel(facts)}.`,
    defaults,
  }),
  time_off_approved: noticeKind(period, {
    group,
    label: 'Time off approved',
    sentence: ({ name, facts }) => `${name} approved your time off: ${periodLabel(facts)}.`,
    defaults,
  }),
  time_off_rejected: noticeKind([...period, 'managerNotes'], {
    group,
    label: 'Time off rejected',
    sentence: ({ name, facts }) =>
      `${name} did not approve your time off, ${periodLabel(facts)}${facts.managerNotes === '' ? '.' : `: ${facts.managerNotes}`}`,
    defaults,
  }),
  time_off_handed_over: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Time off to decide on',
    sentence: ({ name, facts }) => `You decide now on the time off of ${name}: ${periodLabel(facts)}.`,
    defaults,
  }),
  time_off_waiting: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Time off waits for you',
    sentence: ({ name, facts }) =>
      `Reminder: ${name} still waits for your answer on time off, ${periodLabel(facts)}.`,
    defaults,
  }),
};
