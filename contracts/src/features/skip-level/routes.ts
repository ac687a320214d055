import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { skipLevelMeetingId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { agreeActionItem, setActionItem } from '../meetings/commands';
import { changeSkipLevel, scheduleSkipLevel } from './commands';
import { SKIP_LEVEL_STATUSES } from './constants';
import { skipLevelCandidate, skipLevelDetail, skipLevelNotificationView, skipLevelView } from './views';

const ofMeeting = z.strictObject({ meetingId: skipLevelMeetingId });
const ofItem = z.strictObject({ meetingId: skipLevelMeetingId, itemId: z.uuid() });
const changes = ['SkipLevel'] as const;

export const skipLevelRoutes = {
  listReminders: query('GET /api/notifications/skip-level', {
    summary: 'The caller’s reminders of skip-level meetings that are still ahead, soonest first',
    may: 'skip-level:see',
    answer: z.array(skipLevelNotificationView),
    tags: ['SkipLevel'],
    reads: ['skip_level_notifications', 'skip_level_meetings', 'people'],
  }),
  list: query('GET /api/skip-level', {
    summary: 'The skip-level meetings in the caller’s scope, latest first, a page at a time',
    may: 'skip-level:see',
    query: pageQuery.extend({
      /** `mine`: only those the caller takes part in. Left out: the whole scope. */
      whose: z.enum(['mine']).optional(),
      status: z.enum(SKIP_LEVEL_STATUSES).optional(),
    }),
    answer: z.array(skipLevelView),
    paged: true,
    tags: ['SkipLevel'],
    reads: ['skip_level_meetings', 'people'],
  }),
  listCandidates: query('GET /api/skip-level/candidates', {
    summary: 'The people below the caller’s own reports, by name, a page at a time',
    may: 'skip-level:schedule',
    query: pageQuery.extend({ search: z.string().trim().max(100).optional() }),
    answer: z.array(skipLevelCandidate),
    paged: true,
    tags: ['People'],
    reads: ['people'],
  }),
  one: query('GET /api/skip-level/:meetingId', {
    summary: 'A skip-level meeting with the caller’s briefing, notes, feedback and action items',
    may: 'skip-level:see',
    params: ofMeeting,
    answer: skipLevelDetail,
    tags: ['SkipLevel'],
    reads: ['skip_level_meetings', 'people', 'language_model'],
  }),
  history: query('GET /api/skip-level/:meetingId/history', {
    summary: 'What happened to a skip-level meeting, in plain sentences, newest first',
    may: 'skip-level:take-part',
    params: ofMeeting,
    ...historyPages,
    tags: ['SkipLevel'],
    reads: ['skip_level_meetings', 'people'],
  }),
  schedule: command('POST /api/skip-level', {
    summary: 'Schedule a meeting with someone below the caller’s own reports',
    may: 'skip-level:schedule',
    body: scheduleSkipLevel,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/skip-level/:meetingId', {
    summary: 'Reschedule, complete, cancel, take notes, give feedback',
    may: 'skip-level:take-part',
    params: ofMeeting,
    body: changeSkipLevel,
    changes,
  }),
  prepare: command('POST /api/skip-level/:meetingId/prepare', {
    summary: 'Ask ALEX for a briefing from what the caller may see',
    may: 'skip-level:take-part',
    params: ofMeeting,
    changes,
  }),
  agreeActionItem: command('POST /api/skip-level/:meetingId/action-items', {
    summary: 'Agree that one of the two does something',
    may: 'skip-level:take-part',
    params: ofMeeting,
    body: agreeActionItem,
    changes,
    status: 201,
  }),
  setActionItem: command('PATCH /api/skip-level/:meetingId/action-items/:itemId', {
    summary: 'Mark an action item as done, or as not done after all',
    may: 'skip-level:take-part',
    params: ofItem,
    body: setActionItem,
    changes,
  }),
};
