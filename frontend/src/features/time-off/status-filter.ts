import { TIME_OFF_STATUSES } from '@annals/contracts/features/time-off/constants';
import { z } from 'zod';

/** Which requests a list shows; without a status all of them. */
export const statusFilter = z.object({ status: z.enum(TIME_OFF_STATUSES).optional().catch(undefined) });
