import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { addressOf } from '@annals/contracts/addresses';

/** The address of one event. */
export function auditEventPath(eventId: string): string {
  return addressOf('auditEvent', { eventId });
}

/** The address of one record: its history, or what it was. */
export function auditRecordPath(stream: string): string {
  return addressOf('auditRecord', { stream });
}

/** The address of one sample. */
export function auditSamplePath(sampleId: string): string {
  return addressOf('auditSample', { sampleId });
}

/** The explorer with a filter in its address. */
export function explorerPath(filter: EventFilter): string {
  return withFilter(addressOf('eventLog'), filter);
}

/** The form of a new bundle with a selection in its address. */
export function evidencePath(filter: EventFilter): string {
  return withFilter(addressOf('evidence'), filter);
}

function withFilter(path: string, filter: EventFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
