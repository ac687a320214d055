import type { Services } from '../../platform/services/services';
import type { SessionEnd } from '../../platform/http/session';
import { recordSessionsEnded } from './sessions-ended';

const ACTOR = { id: 'system:accounts', role: 'system' } as const;

/**
 * Ends a session that a request came with after its limit. Of several processes that see it at once one removes it, and says so in the log; no request
 * waits for that.
 */
export function endPastLimit({
  sessionStore,
  dispatch,
  logger,
}: Pick<Services, 'sessionStore' | 'dispatch' | 'logger'>): SessionEnd['onOver'] {
  return async (person, id, because) => {
    const count = await sessionStore.endOne(person, id);
    void recordSessionsEnded(dispatch, person, { count, because }, ACTOR).catch((error: unknown) =>
      logger.error({ err: error }, 'the end of a session could not be recorded'),
    );
  };
}

/** Ends the sessions that are over, and with which nobody came again. */
export async function sweepSessions({
  sessionStore,
  dispatch,
  sessionDays,
}: Pick<Services, 'sessionStore' | 'dispatch' | 'sessionDays'>): Promise<void> {
  for (const { userId, because } of await sessionStore.endPastLimits(sessionDays))
    await recordSessionsEnded(dispatch, userId, { count: 1, because }, ACTOR);
}
