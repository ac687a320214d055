import { TAGS } from '@annals/contracts/tags';
import { z } from 'zod';
import type { Projection } from './projection';

/** The NOTIFY channel on which a read model says how far it has come. */
export const FEED_CHANNEL = 'annals_read_models';

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const LONGEST_NOTICE = 7_900;

/** What a read model tells when it moved. `people` null: too many to name, so everyone. */
export const notice = z.object({
  name: z.string(),
  position: z.string(),
  /** Tags of a newer version are left out: an older process must live beside it while a deployment is under way. */
  tags: z.array(z.string()).transform((tags) => TAGS.filter((tag) => tags.includes(tag))),
  people: z.array(z.string()).nullable(),
  /** Whether nobody but these people is told, those who see wide lists included. */
  onlyThem: z.boolean().default(false),
});
export type Notice = z.infer<typeof notice>;

/**
 * The notice's payload.
 * @param changed whether any row may have changed: a read model that moved over events of others has nothing new to show
 */
export function movedNotice(
  projection: Projection,
  position: bigint,
  concerned: ReadonlySet<string>,
  changed = true,
): string {
  const base = {
    name: projection.name,
    position: String(position),
    tags: changed ? projection.tags : [],
    onlyThem: projection.onlyThoseConcerned,
  };
  const named = JSON.stringify({ ...base, people: [...concerned] } satisfies Omit<Notice, 'tags'> & {
    tags: readonly string[];
  });
  return named.length < LONGEST_NOTICE ? named : JSON.stringify({ ...base, people: null });
}
