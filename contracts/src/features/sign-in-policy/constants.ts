/** The one stream of the policy. */
export const ORGANIZATION = 'organisation';

/** Without a policy nobody needs a second factor; the limits of sessions are those of the product. */
export const LONGEST_IDLE_MINUTES = 720;
export const SHORTEST_IDLE_MINUTES = 5;
export const MOST_SESSION_DAYS = 90;
export const MOST_GRACE_DAYS = 90;

/** For how many weeks failed sign-ins are shown. */
export const FAILURE_WEEKS = 12;
