import { z } from 'zod';

export const sensitiveViewId = z.uuid().brand<'SensitiveViewId'>();
export type SensitiveViewId = z.infer<typeof sensitiveViewId>;

export const savedSearchId = z.uuid().brand<'SavedSearchId'>();
export type SavedSearchId = z.infer<typeof savedSearchId>;

export const auditSampleId = z.uuid().brand<'AuditSampleId'>();
export type AuditSampleId = z.infer<typeof auditSampleId>;

/** A checkpoint of the log, or a change of the key it is signed with. */
export const sealId = z.uuid().brand<'SealId'>();
export type SealId = z.infer<typeof sealId>;

/** There is one for each installation. */
export const sealingId = z.uuid().brand<'SealingId'>();
export type SealingId = z.infer<typeof sealingId>;

/** Something that a verification found wrong with the log. */
export const logAlarmId = z.uuid().brand<'LogAlarmId'>();
export type LogAlarmId = z.infer<typeof logAlarmId>;

/** A bundle of evidence. */
export const evidenceExportId = z.uuid().brand<'EvidenceExportId'>();
export type EvidenceExportId = z.infer<typeof evidenceExportId>;
