import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { historyPages } from '../../kernel/history';
import { meetingId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import {
  addAgendaItem,
  agreeActionItem,
  changeMeeting,
  changeFollowing,
  plannedTime,
  scheduleMeeting,
  scheduleSeries,
  setActionItem,
  setAgendaItem,
} from './commands';
import { MEETING_STATUSES } from './constants';
import { meetingDetail, meetingOverlap, meetingView } from './views';

const ofMeeting = z.strictObject({ meetingId });
const ofItem = z.strictObject({ meetingId, itemId: z.uuid() });
const changes = ['Meetings'] as const;

export const meetingRoutes = {
  list: query('GET /api/meetings', {
    summary:
      'The meetings in the caller’s scope, a page at a time: latest first, and those that are still to come next first',
    may: 'meetings:see',
    query: pageQuery.extend({
      /** `mine`: only those the caller takes part in. Left out: the whole scope. */
      whose: z.enum(['mine']).optional(),
      status: z.enum(MEETING_STATUSES).optional(),
      /** `upcoming`: those that are planned and not over yet. `past`: all others. Left out: both. */
      when: z.enum(['upcoming', 'past']).optional(),
      /** Only those that begin in a stretch of time: from an instant on, and before another. */
      from: z.iso.datetime({ offset: true }).optional(),
      until: z.iso.datetime({ offset: true }).optional(),
      /** Only those in which this person takes part. */
      withPerson: personId.optional(),
    }),
    answer: z.array(meetingView),
    paged: true,
    tags: ['Meetings'],
    reads: ['meetings', 'people'],
  }),
  overlaps: query('GET /api/meetings/overlaps', {
    summary:
      'What the caller and somebody else have at a time that is thought of for a meeting, or a series, of the two',
    may: 'meetings:schedule',
    query: plannedTime,
    answer: z.array(meetingOverlap),
    tags: ['Meetings', 'SkipLevel', 'TimeOff'],
    reads: ['meetings', 'skip_level_meetings', 'time_off_requests', 'people'],
  }),
  one: query('GET /api/meetings/:meetingId', {
    summary: 'A meeting with its agenda, notes and action items',
    may: 'meetings:see',
    params: ofMeeting,
    answer: meetingDetail,
    tags: ['Meetings'],
    reads: ['meetings', 'people'],
  }),
  history: query('GET /api/meetings/:meetingId/history', {
    summary: 'What happened to a meeting, in plain sentences, newest first',
    may: 'meetings:take-part',
    params: ofMeeting,
    ...historyPages,
    tags: ['Meetings'],
    reads: ['meetings', 'people'],
  }),
  schedule: command('POST /api/meetings', {
    summary: 'Schedule a 1:1 with someone who reports to the caller',
    may: 'meetings:schedule',
    body: scheduleMeeting,
    changes: ['Meetings', 'Summaries'],
    status: 201,
  }),
  change: command('PATCH /api/meetings/:meetingId', {
    summary: 'Retitle, reschedule, take notes, complete or cancel',
    may: 'meetings:take-part',
    params: ofMeeting,
    body: changeMeeting,
    changes,
  }),
  scheduleSeries: command('POST /api/meeting-series', {
    summary: 'Schedule a series of 1:1s with someone who reports to the caller',
    may: 'meetings:schedule',
    body: scheduleSeries,
    changes: ['Meetings', 'Summaries'],
    status: 201,
  }),
  changeFollowing: command('PATCH /api/meetings/:meetingId/following', {
    summary: 'Change or cancel one 1:1 of a series and all that follow it',
    may: 'meetings:schedule',
    params: ofMeeting,
    body: changeFollowing,
    changes,
  }),
  addAgendaItem: command('POST /api/meetings/:meetingId/agenda', {
    summary: 'Add an item to the agenda',
    may: 'meetings:take-part',
    params: ofMeeting,
    body: addAgendaItem,
    changes,
    status: 201,
  }),
  carryOver: command('POST /api/meetings/:meetingId/agenda/carried-over', {
    summary: 'Add what was not discussed in the last 1:1 of the two to the agenda',
    may: 'meetings:take-part',
    params: ofMeeting,
    changes,
    status: 201,
  }),
  setAgendaItem: command('PATCH /api/meetings/:meetingId/agenda/:itemId', {
    summary: 'Mark an agenda item as discussed, or as not discussed after all',
    may: 'meetings:take-part',
    params: ofItem,
    body: setAgendaItem,
    changes,
  }),
  agreeActionItem: command('POST /api/meetings/:meetingId/action-items', {
    summary: 'Agree that one of the two does something',
    may: 'meetings:take-part',
    params: ofMeeting,
    body: agreeActionItem,
    changes,
    status: 201,
  }),
  setActionItem: command('PATCH /api/meetings/:meetingId/action-items/:itemId', {
    summary: 'Mark an action item as done, or as not done after all',
    may: 'meetings:take-part',
    params: ofItem,
    body: setActionItem,
    changes,
  }),
};
