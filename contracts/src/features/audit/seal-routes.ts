import { z } from 'zod';
import { logAlarmId } from './ids';
import { position } from '../../kernel/ids';
import { command, pageQuery, query } from '../../kernel/route';
import { inclusionProof, logAlarmView, logSealRow, sealStatus } from './seal-views';
import { msg } from '../../kernel/text';

/** The resolution of an alarm: for the person who reads the log in years. */
export const alarmReason = z
  .string(msg('Please write the resolution, without personal data.'))
  .trim()
  .min(10, msg('Please write the resolution in at least 10 characters, without personal data.'))
  .max(500, msg('At most 500 characters.'));

/** The body of `POST /api/audit/seal/alarms/<alarmId>/acknowledge`. */
export const acknowledgeAlarm = z.strictObject({ reason: alarmReason });

export const sealRoutes = {
  status: query('GET /api/audit/seal', {
    summary: 'How the seal of the log stands: checkpoint, keys, verification, places, alarms',
    may: 'seal:see',
    answer: sealStatus,
    tags: ['Seal'],
    reads: ['log_seals', 'log_alarms'],
  }),
  listCheckpoints: query('GET /api/audit/seal/checkpoints', {
    summary: 'The signed checkpoints, newest first, a page at a time',
    may: 'seal:see',
    query: pageQuery,
    answer: z.array(logSealRow),
    paged: true,
    tags: ['Seal'],
    reads: ['log_seals'],
  }),
  listAlarms: query('GET /api/audit/seal/alarms', {
    summary:
      'What verifications found wrong with the log: open alarms first, then newest first, a page at a time',
    may: 'seal:see',
    query: pageQuery,
    answer: z.array(logAlarmView),
    paged: true,
    tags: ['Seal'],
    reads: ['log_alarms', 'people'],
  }),
  acknowledgeAlarm: command('POST /api/audit/seal/alarms/:alarmId/acknowledge', {
    summary: 'Acknowledge an alarm with its resolution; it stays in the list and raises no further notice',
    may: 'seal:acknowledge',
    params: z.strictObject({ alarmId: logAlarmId }),
    body: acknowledgeAlarm,
    changes: ['Seal'],
  }),
  proof: query('GET /api/audit/seal/proofs/:position', {
    summary: 'The proof that the event at a position is in the log, against the newest checkpoint',
    may: 'events:see',
    params: z.strictObject({ position }),
    answer: inclusionProof,
  }),
};
