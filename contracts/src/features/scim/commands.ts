import { makeToken } from '../service-tokens/commands';

/** The form and the body that connect a directory. */
export const connectDirectory = makeToken.pick({ name: true, days: true });
