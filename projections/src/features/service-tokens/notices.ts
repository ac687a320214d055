import type { ServiceTokenEvent } from '@annals/contracts/features/service-tokens/events';
import { msg } from '@annals/contracts/kernel/text';
import type { NoticesOf } from '../../engine/notice';

const WHAT = msg('a token for programs that reaches everyone');

/** The administrators who can approve a token are told that it waits. */
export const serviceTokenNotices: NoticesOf<ServiceTokenEvent> = {
  ServiceTokenMade: ({ data: { approverIds, madeBy, name } }) =>
    approverIds.map((personId) => ({
      personId,
      kind: 'privileged_act_waiting' as const,
      path: '/admin/tokens',
      aboutId: madeBy,
      facts: { what: WHAT, reason: name },
    })),
};
