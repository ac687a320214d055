import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { APP_PATHS } from '../../entry/app-paths';

/** The address of one event. */
export function auditEventPath(eventId: string): string {
  return APP_PATHS.auditEvent.replace(':eventId', eventId);
}

/** The address of one record: its history, or what it was. */
export function auditRecordPath(stream: string): string {
  return APP_PATHS.auditRecord.replace(':stream', encodeURIComponent(stream));
}

/** The address of one sample. */
export function auditSamplePath(sampleId: string): string {
  return APP_PATHS.auditSample.replace(':sampleId', sampleId);
}

/** The explorer with a filter in its address. */
export function explorerPath(filter: EventFilter): string {
  return withFilter(APP_PATHS.eventLog, filter);
}

/** The form of a new bundle with a selection in its address. */
export function evidencePath(filter: EventFilter): string {
  return withFilter(APP_PATHS.evidence, filter);
}

function withFilter(path: string, filter: EventFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
