import type { SignedInDevice } from '@annals/contracts/features/accounts/self-service';
import Bowser from 'bowser';
import type { NewSession } from '../../platform/http/session';
import type { StoredSession } from '../../platform/sessions/session-store';
import type { SignInFacts } from './account-decider';

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** A browser in words, such as "Chrome on Windows". @param agent what it calls itself */
export function deviceInWords(agent: string | undefined): string {
  const { browser, os } = Bowser.parse(agent || 'unknown');
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? 'Unknown browser' : names.join(' on ').slice(0, 200);
}

/** A session as its person recognises it. @param thisSession the id of the one that asks */
export function deviceOf({ id, session, expire }: StoredSession, thisSession: string): SignedInDevice {
  const { platform } = Bowser.parse(session.agent || 'unknown');
  // A session from before this was kept is as old as can be told.
  const seenAt = session.seenAt ?? expire;
  return {
    id,
    device: deviceInWords(session.agent),
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
    signedInAt: session.signedInAt ?? seenAt,
    lastSeenAt: seenAt,
    network: session.network ?? null,
    isThis: id === thisSession,
  };
}

/** What the event of a sign-in says of its session. */
export function factsOf({ publicId, agent, network }: NewSession): SignInFacts {
  return { sessionId: publicId, device: deviceInWords(agent), network };
}
