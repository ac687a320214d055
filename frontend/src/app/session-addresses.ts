import { forgetDrafts } from '../ui/drafts/draft-store';

/** Where the browser goes to end the session; the server ends it and shows the landing page. */
export const SIGN_OUT_ADDRESS = '/api/logout';

/** Ends the session; nothing that was being written stays on this device. */
export function signOut(): void {
  forgetDrafts();
  window.location.assign(SIGN_OUT_ADDRESS);
}
