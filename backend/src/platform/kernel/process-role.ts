/** What of the product a process is. */
export const PROCESS_ROLES = ['api', 'projections', 'jobs'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];
