import { feature } from '../../kernel/feature';
import { auditNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const auditFeature = feature({
  name: 'audit',
  addresses: {
    eventLog: '/audit',
    auditEvent: '/audit/events/:eventId',
    auditRecord: '/audit/records/:stream',
    auditLists: '/audit/as-of',
    auditSamples: '/audit/samples',
    auditSample: '/audit/samples/:sampleId',
    evidence: '/audit/evidence',
  },
  permissions: {
    'events:see': ['auditor'],
    'audit:work': ['auditor'],
    'seal:see': ['admin', 'auditor'],
    'seal:acknowledge': ['admin'],
    'evidence:export': ['auditor'],
  },
  tags: ['Audit', 'Seal', 'Evidence'],
  readModels: [
    'event_index',
    'event_counts',
    'sensitive_views',
    'saved_searches',
    'audit_samples',
    'log_seals',
    'log_alarms',
    'evidence_exports',
  ],
  records: {
    savedSearch: msg('Saved searches of auditors'),
    auditSample: msg('Samples of auditors'),
    sensitiveView: msg('Looks at sensitive data'),
    seal: msg('Checkpoints of the log'),
    sealing: msg('Stops of the seal'),
    sealKey: msg('Keys of the seal'),
    logAlarm: msg('Log alarms'),
    evidence: msg('Evidence bundles'),
  },
  notices: auditNoticeKinds,
  problems: {
    'audit.alarm-already-acknowledged': 409,
    'audit.log-does-not-fit': 409,
    'audit.nothing-to-draw': 422,
    'audit.nothing-to-open': 409,
    'audit.opening-over': 409,
    'audit.sealing-is-stopped': 409,
    'audit.too-many-to-draw': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly audit: typeof auditFeature;
  }
}
