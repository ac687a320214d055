import { privilegedActsFeature } from '@annals/contracts/features/privileged-acts/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { privilegedActNotices } from './notices';
import { privilegedActs } from './privileged-acts-fold';

export const privilegedActsReadSide = projectionFeature(privilegedActsFeature, {
  projections: [privilegedActs],
  asOf: { privilegedAct: [privilegedActs] },
  notices: noticeSource(privilegedActNotices),
  waiting: {
    // Of every other administrator: who of them is independent enough is said where they look at it.
    privilegedActsToDecide: [
      {
        table: 'privileged_acts as act',
        whose: 'administrator.id',
        where: (rows, { now }) =>
          rows
            .join('people as administrator', (on) =>
              on.onVal('administrator.role', 'admin').on('administrator.id', '<>', 'act.requestedBy'),
            )
            .whereNull('administrator.departedOn')
            .where('act.status', 'requested')
            .where('act.expiresAt', '>', now)
            .whereRaw('act."subjectId" <> administrator.id'),
      },
    ],
  },
});
