import { DRAFTS, forgetUnsent, hasUnsent, WAITING } from '../session/device-storage';

/** Where the browser goes to end the session; the server ends it and shows the landing page. */
export const SIGN_OUT_ADDRESS = '/api/logout';

let ask: (() => void) | undefined;

/** From now on this asks before a sign-out that would lose something. @returns what ends that */
export function askBeforeSignOut(question: () => void): () => void {
  ask = question;
  return () => (ask = undefined);
}

/** Ends the session. What was written and not sent is asked about first. */
export function signOut(): void {
  if (ask && hasUnsent(DRAFTS, WAITING)) ask();
  else signOutNow();
}

/** Ends the session; nothing that was being written stays on this device. */
export function signOutNow(): void {
  forgetUnsent();
  window.location.assign(SIGN_OUT_ADDRESS);
}
