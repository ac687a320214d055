/** For so long what somebody showed who they are with counts for dangerous acts: a factor, or the password of people without one. */
export const STEP_UP_MINUTES = 5;
