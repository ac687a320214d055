/** With what somebody who is signed in shows once more that it is they. */
export const STEP_UP_WAYS = ['passkey', 'code', 'password', 'identity provider'] as const;

/** What was shown, as the log names it. */
export const STEPPED_UP_BY = ['password', 'app', 'recovery code', 'passkey'] as const;
export type SteppedUpBy = (typeof STEPPED_UP_BY)[number];
