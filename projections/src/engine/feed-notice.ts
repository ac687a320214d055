import { position } from '@annals/contracts/kernel/ids';
import { TAGS } from '@annals/contracts/tags';
import { z } from 'zod';
import type { Projection } from './projection';

/** The NOTIFY channel on which a read model says how far it has come. */
export const FEED_CHANNEL = 'annals_read_models';

/** In bytes: PostgreSQL refuses payloads of 8000 and more. */
const LONGEST_NOTICE = 7_900;

/** What a read model tells when it moved. `people` null: too many to name, so everyone. */
const notice = z.object({
  name: z.string(),
  position,
  /** Tags of a newer version are left out: an older process must live beside it while a deployment is under way. */
  tags: z.array(z.string()).transform((tags) => TAGS.filter((tag) => tags.includes(tag))),
  people: z.array(z.string()).nullable(),
  /** Whether nobody but these people is told, those who see wide lists included. */
  onlyThem: z.boolean().default(false),
});
export type Notice = z.infer<typeof notice>;

/**
 * The notice's payload.
 * @param at how far the read model has come
 * @param changed whether any row may have changed: a read model that moved over events of others has nothing new to show
 */
export function movedNotice(
  projection: Projection,
  at: bigint,
  concerned: ReadonlySet<string>,
  changed = true,
): string {
  const base = {
    name: projection.name,
    position: String(at),
    tags: changed ? projection.tags : [],
    onlyThem: projection.onlyThoseConcerned,
  };
  const named = JSON.stringify({ ...base, people: [...concerned] } satisfies Omit<Notice, 'tags'> & {
    tags: readonly string[];
  });
  return Buffer.byteLength(named) < LONGEST_NOTICE ? named : JSON.stringify({ ...base, people: null });
}

/** What a payload says; undefined when it is no notice: anybody who may connect to the database can send on the channel. */
export function noticeIn(payload: string): Notice | undefined {
  try {
    const moved = notice.safeParse(JSON.parse(payload));
    return moved.success ? moved.data : undefined;
  } catch {
    return undefined;
  }
}
