import { z } from 'zod';
import { TAGS } from './tags';

/** Where the browser listens for what has moved (server-sent events named `moved`). */
export const LIVE_PATH = '/api/live';

/** The data of a `moved` event: refetch what carries these tags, from this position on. */
export const moved = z.object({ tags: z.array(z.enum(TAGS)), position: z.string() });
export type Moved = z.infer<typeof moved>;
