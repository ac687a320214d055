/** Where the browser goes to end the session; the server ends it and shows the landing page. */
export const SIGN_OUT_ADDRESS = '/api/logout';
