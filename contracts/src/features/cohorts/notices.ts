import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';

const group = 'Leadership cohorts';
const defaults = { app: true, email: true };

/** What people are told of leadership cohorts. */
export const cohortNoticeKinds = {
  cohort_facilitator: noticeKind(['cohort'], {
    group,
    label: 'You facilitate a cohort',
    sentence: ({ name, facts }) => `${name} asked you to facilitate the leadership cohort “${facts.cohort}”.`,
    defaults,
  }),
  cohort_enrolled: noticeKind(['cohort', 'startDate'], {
    group,
    label: 'Enrolled in a cohort',
    sentence: ({ name, facts }) =>
      `${name} enrolled you in the leadership cohort “${facts.cohort}”, which starts on ${namedDay(facts.startDate)}.`,
    defaults,
  }),
  cohort_withdrawn: noticeKind(['cohort', 'reason'], {
    group,
    label: 'Withdrawn from a cohort',
    sentence: ({ name, facts }) =>
      `${name} withdrew you from the leadership cohort “${facts.cohort}”${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  cohort_participant_withdrew: noticeKind(['cohort', 'reason'], {
    group,
    label: 'A participant withdrew',
    sentence: ({ name, facts }) =>
      `${name} withdrew from the leadership cohort “${facts.cohort}”${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults: { app: true, email: false },
  }),
  cohort_started: noticeKind(['cohort'], {
    group,
    label: 'A cohort started',
    sentence: ({ facts }) =>
      `The leadership cohort “${facts.cohort}” has started: your first module is waiting.`,
    defaults,
  }),
  cohort_participant_finished: noticeKind(['cohort'], {
    group,
    label: 'A participant finished',
    sentence: ({ name, facts }) =>
      `${name} completed every module of the leadership cohort “${facts.cohort}”.`,
    defaults: { app: true, email: false },
  }),
  cohort_completed: noticeKind(['cohort'], {
    group,
    label: 'A cohort is completed',
    sentence: ({ facts }) => `The leadership cohort “${facts.cohort}” is completed.`,
    defaults,
  }),
  cohort_cancelled: noticeKind(['cohort', 'reason'], {
    group,
    label: 'A cohort is cancelled',
    sentence: ({ name, facts }) =>
      `${name} cancelled the leadership cohort “${facts.cohort}”${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
};
