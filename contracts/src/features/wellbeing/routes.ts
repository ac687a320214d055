import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { command, pageQuery, query } from '../../kernel/route';
import { historyPages } from '../../kernel/history';
import { managerAlertId, pulseAnnouncementId } from './ids';
import { announcePulse, followUpAlert, submitCheckIn } from './commands';
import {
  managerAlertView,
  pulseAnnouncementView,
  wellbeingCheckInView,
  wellbeingTeamStats,
  wellbeingWeekView,
  wellnessPulseView,
} from './views';

const reads = ['wellbeing_checkins', 'wellbeing_weeks', 'people'] as const;
const tags = ['Wellbeing'] as const;
const ofAlert = z.strictObject({ alertId: managerAlertId });
const alertReads = ['manager_alerts', 'people'] as const;

export const wellbeingRoutes = {
  list: query('GET /api/wellbeing/checkins', {
    summary:
      'An employee’s own check-ins; for managers and leaders their teams’, nameless and by whole weeks',
    may: 'wellbeing:see',
    query: pageQuery.extend({
      /** `mine`: the caller’s own, also of somebody who reads those of teams. */
      whose: z.enum(['mine']).optional(),
    }),
    answer: z.array(wellbeingCheckInView),
    paged: true,
    tags,
    reads,
  }),
  teamStats: query('GET /api/wellbeing/team-stats', {
    summary: 'Average, count and trend of the teams in the caller’s scope over the last 30 days',
    may: 'wellbeing:see-team',
    answer: wellbeingTeamStats,
    tags,
    reads,
  }),
  weeks: query('GET /api/wellbeing/weeks', {
    summary:
      'What the check-ins of each week come to: one’s own, or those of the teams in the caller’s scope',
    may: 'wellbeing:see',
    query: z.strictObject({ weeks: enteredNumber(z.number().int().min(1).max(53)).default(26) }),
    answer: z.array(wellbeingWeekView),
    tags,
    reads,
  }),
  pulses: query('GET /api/wellbeing/pulses', {
    summary: 'One’s own weekly pulses with what ALEX worked out of them, newest first; nobody else’s, ever',
    may: 'wellbeing:see-own-pulses',
    query: pageQuery,
    answer: z.array(wellnessPulseView),
    paged: true,
    tags,
    reads: ['wellness_pulse'],
  }),
  alerts: query('GET /api/wellbeing/alerts', {
    summary: 'What the caller was alerted of about their own team as a whole, newest first',
    may: 'wellbeing:act-on-alerts',
    query: pageQuery,
    answer: z.array(managerAlertView),
    paged: true,
    tags,
    reads: alertReads,
  }),
  alertHistory: query('GET /api/wellbeing/alerts/:alertId/history', {
    summary: 'What happened to an alert, in plain sentences, newest first',
    may: 'wellbeing:act-on-alerts',
    params: ofAlert,
    ...historyPages,
    tags,
    reads: alertReads,
  }),
  acknowledgeAlert: command('POST /api/wellbeing/alerts/:alertId/acknowledge', {
    summary: 'Say that one has seen an alert and looks after it',
    may: 'wellbeing:act-on-alerts',
    params: ofAlert,
    changes: tags,
  }),
  followUpAlert: command('POST /api/wellbeing/alerts/:alertId/follow-up', {
    summary: 'Write down what one did about an alert',
    may: 'wellbeing:act-on-alerts',
    params: ofAlert,
    body: followUpAlert,
    changes: tags,
  }),
  announcements: query('GET /api/wellbeing/announcements', {
    summary: 'The weeks whose pulse checks were announced as attributed, those ahead included',
    may: 'wellbeing:see',
    answer: z.array(pulseAnnouncementView),
    tags,
    reads: ['pulse_announcements', 'people'],
  }),
  announce: command('POST /api/wellbeing/announcements', {
    summary: 'Announce that the pulse checks of a coming week are attributed',
    may: 'wellbeing:announce',
    body: announcePulse,
    changes: tags,
    status: 201,
  }),
  withdrawAnnouncement: command('POST /api/wellbeing/announcements/:announcementId/withdraw', {
    summary: 'Take an announcement back before its week begins',
    may: 'wellbeing:announce',
    params: z.strictObject({ announcementId: pulseAnnouncementId }),
    changes: tags,
  }),
  submit: command('POST /api/wellbeing/checkins', {
    summary: 'Answer a pulse check',
    may: 'wellbeing:check-in',
    body: submitCheckIn,
    changes: ['Wellbeing', 'Summaries'],
    status: 201,
  }),
};
