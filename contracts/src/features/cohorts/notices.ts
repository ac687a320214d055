import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { msg, t } from '../../kernel/text';

const group = msg('Leadership cohorts');
const defaults = { app: true, email: true };

/** What people are told of leadership cohorts. */
export const cohortNoticeKinds = {
  cohort_facilitator: noticeKind(['cohort'], {
    group,
    label: msg('You facilitate a cohort'),
    sentence: ({ name, facts }) =>
      t('{name} asked you to facilitate the leadership cohort “{cohort}”.', { name, cohort: facts.cohort }),
    defaults,
  }),
  cohort_enrolled: noticeKind(['cohort', 'startDate'], {
    group,
    label: msg('Enrolled in a cohort'),
    sentence: ({ name, facts }) =>
      t('{name} enrolled you in the leadership cohort “{cohort}”, which starts on {startDate}.', {
        name,
        cohort: facts.cohort,
        startDate: namedDay(facts.startDate),
      }),
    defaults,
  }),
  cohort_withdrawn: noticeKind(['cohort', 'reason'], {
    group,
    label: msg('Withdrawn from a cohort'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('{name} withdrew you from the leadership cohort “{cohort}”.', { name, cohort: facts.cohort })
        : t('{name} withdrew you from the leadership cohort “{cohort}”: {reason}', {
            name,
            cohort: facts.cohort,
            reason: facts.reason,
          }),
    defaults,
  }),
  cohort_participant_withdrew: noticeKind(['cohort', 'reason'], {
    group,
    label: msg('A participant withdrew'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('{name} withdrew from the leadership cohort “{cohort}”.', { name, cohort: facts.cohort })
        : t('{name} withdrew from the leadership cohort “{cohort}”: {reason}', {
            name,
            cohort: facts.cohort,
            reason: facts.reason,
          }),
    defaults: { app: true, email: false },
  }),
  cohort_started: noticeKind(['cohort'], {
    group,
    label: msg('A cohort started'),
    sentence: ({ facts }) =>
      t('The leadership cohort “{cohort}” has started: your first module is waiting.', {
        cohort: facts.cohort,
      }),
    defaults,
  }),
  cohort_participant_finished: noticeKind(['cohort'], {
    group,
    label: msg('A participant finished'),
    sentence: ({ name, facts }) =>
      t('{name} completed every module of the leadership cohort “{cohort}”.', { name, cohort: facts.cohort }),
    defaults: { app: true, email: false },
  }),
  cohort_completed: noticeKind(['cohort'], {
    group,
    label: msg('A cohort is completed'),
    sentence: ({ facts }) => t('The leadership cohort “{cohort}” is completed.', { cohort: facts.cohort }),
    defaults,
  }),
  cohort_cancelled: noticeKind(['cohort', 'reason'], {
    group,
    label: msg('A cohort is cancelled'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('{name} cancelled the leadership cohort “{cohort}”.', { name, cohort: facts.cohort })
        : t('{name} cancelled the leadership cohort “{cohort}”: {reason}', {
            name,
            cohort: facts.cohort,
            reason: facts.reason,
          }),
    defaults,
  }),
};
