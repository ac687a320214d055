import { categoryOf } from '@annals/contracts/kernel/words';
import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import type { NoticesOf } from '../../engine/notice';

/** A person whose data an auditor opens is told of it. */
export const auditNotices: NoticesOf<SensitiveEvent> = {
  SensitiveRecordViewed: ({ data }) => [
    {
      personId: data.personId,
      kind: 'sensitive_record_viewed',
      path: '/settings/data-access',
      aboutId: data.viewerId,
      facts: { feature: categoryOf(data.record), reason: readable(data.reason) },
    },
  ],
};
