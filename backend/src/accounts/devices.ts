import type { SignedInDevice } from '@annals/contracts/accounts/self-service';
import Bowser from 'bowser';
import type { StoredSession } from './session-store';

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** A session as its person recognises it. @param thisSession the id of the one that asks */
export function deviceOf({ id, session, expire }: StoredSession, thisSession: string): SignedInDevice {
  const { browser, os, platform } = Bowser.parse(session.agent || 'unknown');
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  // A session from before this was kept is as old as can be told.
  const seenAt = session.seenAt ?? expire;
  return {
    id,
    device: names.length === 0 ? 'Unknown browser' : names.join(' on '),
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
    signedInAt: session.signedInAt ?? seenAt,
    lastSeenAt: seenAt,
    isThis: id === thisSession,
  };
}
