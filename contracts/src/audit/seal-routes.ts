import { z } from 'zod';
import { position } from '../kernel/ids';
import { pageQuery, query } from '../kernel/route';
import { inclusionProof, logAlarmView, logSealRow, sealStatus } from './seal-views';

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
    summary: 'What verifications found wrong with the log, newest first, a page at a time',
    may: 'seal:see',
    query: pageQuery,
    answer: z.array(logAlarmView),
    paged: true,
    tags: ['Seal'],
    reads: ['log_alarms'],
  }),
  proof: query('GET /api/audit/seal/proofs/:position', {
    summary: 'The proof that the event at a position is in the log, against the newest checkpoint',
    may: 'events:see',
    params: z.strictObject({ position }),
    answer: inclusionProof,
  }),
};
