import { msg, t } from '../../kernel/text';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { periodLabel } from './words';

const group = msg('Time off');
const defaults = { app: true, email: true };
const period = ['startDate', 'endDate'] as const;

/** What people are told of time off. Why somebody is away stays on the screen of those who decide. */
export const timeOffNoticeKinds = {
  time_off_requested: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Time off requested'),
    sentence: ({ name, facts }) =>
      t('{name} asks for time off: {period}.', { name, period: periodLabel(facts) }),
    defaults,
  }),
  time_off_cancelled: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Time off cancelled'),
    sentence: ({ name, facts }) =>
      t('The time off of {name} was cancelled: {period}.', { name, period: periodLabel(facts) }),
    defaults,
  }),
  time_off_approved: noticeKind(period, {
    group,
    label: msg('Time off approved'),
    sentence: ({ name, facts }) =>
      t('{name} approved your time off: {period}.', { name, period: periodLabel(facts) }),
    defaults,
  }),
  time_off_rejected: noticeKind([...period, 'managerNotes'], {
    group,
    label: msg('Time off rejected'),
    sentence: ({ name, facts }) =>
      facts.managerNotes === ''
        ? t('{name} did not approve your time off, {period}.', { name, period: periodLabel(facts) })
        : t('{name} did not approve your time off, {period}: {notes}', {
            name,
            period: periodLabel(facts),
            notes: facts.managerNotes,
          }),
    defaults,
  }),
  time_off_handed_over: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Time off to decide on'),
    sentence: ({ name, facts }) =>
      t('You decide now on the time off of {name}: {period}.', { name, period: periodLabel(facts) }),
    defaults,
  }),
  time_off_waiting: noticeKind(period, {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Time off waits for you'),
    sentence: ({ name, facts }) =>
      t('Reminder: {name} still waits for your answer on time off, {period}.', {
        name,
        period: periodLabel(facts),
      }),
    defaults,
  }),
};
