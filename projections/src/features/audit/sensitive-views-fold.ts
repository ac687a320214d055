import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import { projection } from '../../engine/projection';

/** A look of an auditor at sensitive values of a person. */
export const sensitiveViewRow = z.object({
  id: z.string(),
  viewId: z.uuid(),
  personId,
  viewerId: personId,
  record: z.string(),
  eventId: z.uuid().nullable(),
  eventType: z.string().nullable(),
  reason: z.string(),
  viewedAt: z.iso.datetime(),
});
export type SensitiveViewRow = z.infer<typeof sensitiveViewRow>;

/** Who opened sensitive values of whom, and why. */
export const sensitiveViews = projection<SensitiveViewRow, SensitiveEvent>({
  name: 'sensitive_views',
  version: 1,
  row: sensitiveViewRow,
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
