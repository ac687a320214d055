import { categoryOf } from '@annals/contracts/audit/features';
import type { SensitiveEvent } from '@annals/contracts/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import type { Notices } from '../notifications/notice';

/** Whoever's data an auditor opens is told of it. */
export const auditNotices: Notices<SensitiveEvent> = {
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
