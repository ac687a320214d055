import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import { WHAT_WAS_OPENED } from '@annals/contracts/features/break-glass/notices';
import { readable } from '@annals/contracts/kernel/erased';
import { msg } from '@annals/contracts/kernel/text';
import type { NoticesOf } from '../../engine/notice';

const WHAT = msg('the sealing of an account for emergencies');
const PATH = '/admin/sign-in';

/** The administrators who can approve are told of a request, and all of them that an account was opened. */
export const breakGlassNotices: NoticesOf<BreakGlassEvent> = {
  BreakGlassSealingRequested: ({ data }) =>
    data.approverIds.map((personId) => ({
      personId,
      kind: 'privileged_act_waiting' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: { what: WHAT, reason: readable(data.reason) },
    })),
  BreakGlassSealingApproved: ({ data }) => [
    {
      personId: data.requestedBy,
      kind: 'break_glass_half' as const,
      path: PATH,
      aboutId: data.adminId,
      facts: {},
    },
  ],
  BreakGlassSealingDeclined: ({ data }) =>
    data.adminId === data.requestedBy
      ? []
      : [
          {
            personId: data.requestedBy,
            kind: 'privileged_act_declined' as const,
            path: PATH,
            aboutId: data.adminId,
            facts: { what: WHAT, reason: readable(data.reason) },
          },
        ],
  BreakGlassOpened: ({ data }) =>
    data.administratorIds.map((personId) => ({
      personId,
      kind: 'break_glass_opened' as const,
      path: PATH,
      aboutId: data.openedById,
      facts: {
        what: data.isDrill ? WHAT_WAS_OPENED.drill : WHAT_WAS_OPENED.real,
        reason: readable(data.reason),
      },
    })),
};
