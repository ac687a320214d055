import { auditFeature } from '@annals/contracts/features/audit/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { eventCounts } from './event-counts-fold';
import { eventIndex } from './event-index-fold';
import { evidenceExports } from './evidence-exports-fold';
import { logAlarms } from './log-alarms-fold';
import { logSeals } from './log-seals-fold';
import { auditNotices } from './notices';
import { savedSearches, auditSamples } from './saved-searches-fold';
import { sensitiveViews } from './sensitive-views-fold';

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
