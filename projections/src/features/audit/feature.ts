import { auditFeature } from '@annals/contracts/features/audit/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { eventCounts } from './event-counts';
import { eventIndex } from './event-index';
import { evidenceExports } from './evidence-exports';
import { logAlarms } from './log-alarms';
import { logSeals } from './log-seals';
import { auditNotices } from './notices';
import { savedSearches, auditSamples } from './saved-searches';
import { sensitiveViews } from './sensitive-views';

export const auditReadSide = projectionFeature(auditFeature, {
  projections: [
    eventIndex,
    eventCounts,
    sensitiveViews,
    savedSearches,
    auditSamples,
    logSeals,
    logAlarms,
    evidenceExports,
  ],
  asOf: { savedSearch: [savedSearches], auditSample: [auditSamples] },
  notices: noticeSource(auditNotices),
});
