import type { Services } from '../../../platform/services/services';

/** What is needed to look at everything that waits. */
export type WaitingSurroundings = Pick<
  Services,
  'pool' | 'log' | 'readModels' | 'jobs' | 'sealSettings' | 'timeZone' | 'clock'
> & { readonly mail: Pick<Services['mail'], 'name'> };
