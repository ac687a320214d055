import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import { projection } from '../../engine/projection';

/** A look of an auditor at sensitive values of a person. */
export interface SensitiveViewRow {
  readonly id: string;
  readonly viewId: string;
  readonly personId: string;
  readonly viewerId: string;
  readonly record: string;
  readonly eventId: string | null;
  readonly eventType: string | null;
  readonly reason: string;
  readonly viewedAt: string;
}

/** Who opened sensitive values of whom, and why. */
export const sensitiveViews = projection<SensitiveViewRow, SensitiveEvent>({
  name: 'sensitive_views',
  version: 1,
  columns: {
    id: 'text',
    viewId: 'uuid',
    personId: 'uuid',
    viewerId: 'uuid',
    record: 'text',
    eventId: 'uuid?',
    eventType: 'text?',
    reason: 'text',
    viewedAt: 'timestamptz',
  },
  indexes: { latestOfPerson: ['personId', 'viewedAt desc', 'id desc'] },
  tags: ['Audit'],
  concerns: (row) => [row.personId],
  key: ({ data }) => `${data.viewId}/${data.personId}`,
  evolve: {
    SensitiveRecordViewed: (_, { data, metadata }, key) => ({
      id: key,
      viewId: data.viewId,
      personId: data.personId,
      viewerId: data.viewerId,
      record: data.record,
      eventId: data.eventId,
      eventType: data.eventType,
      reason: readable(data.reason),
      viewedAt: metadata.occurredAt,
    }),
  },
});
