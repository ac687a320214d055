/** Where the browser goes to start a session. */
export const SIGN_IN_ADDRESS = '/api/login';
