import { anchorOf, type Anchor } from '@annals/event-store/sealing/anchor';
import type { PublishedNote } from '@annals/event-store/sealing/checkpoint-check';
import { latestInBucket, publishedInBucket } from './places/bucket';
import { latestIn, publishedInFolder, type SizeRange } from './places/folder';
import type { SealSettings } from './settings';

type Places = Pick<SealSettings, 'folder' | 'bucket'>;

/** For so long the newest checkpoint of a bucket is not asked for again. */
const ASKED_AGAIN_MS = 20_000;

/** What was published, as far as it can be read back. */
export interface Published {
  readonly notes: readonly PublishedNote[];
  /** Why the bucket could not be read, when it could not. */
  readonly failure?: unknown;
}

/** The checkpoints that this process can look up outside the database: the newest, and those over a range of sizes. */
export async function publishedIn({ folder, bucket }: Places, range?: SizeRange): Promise<Published> {
  const notes = folder === undefined ? [] : publishedInFolder(folder, range);
  if (bucket === undefined) return { notes };
  try {
    return { notes: [...notes, ...(await publishedInBucket(bucket, range))] };
  } catch (failure) {
    // The newest alone covers every event below it; the others tell more exactly where.
    const latest = await latestInBucket(bucket).catch(() => undefined);
    return { notes: [...notes, ...(latest === undefined ? [] : [{ note: latest }])], failure };
  }
}

/** The newest checkpoint of each place; a bucket that is away holds nothing up. */
export async function newestIn({ folder, bucket }: Places): Promise<readonly string[]> {
  const inFolder = folder === undefined ? undefined : latestIn(folder);
  const inBucket = bucket && (await latestInBucket(bucket).catch(() => undefined));
  return [inFolder, inBucket].filter((note) => note !== undefined);
}

/** Looks up the newest published checkpoints, as what the tree has to go on from. A bucket that is away is believed to hold what it held last. */
export function publishedAnchors({ folder, bucket }: Places): () => Promise<readonly Anchor[]> {
  let inBucket: Anchor | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (bucket && Date.now() - askedAt > ASKED_AGAIN_MS) {
      const latest = await latestInBucket(bucket).catch(() => undefined);
      const anchor =
        latest === undefined ? undefined : anchorOf(latest, 'the bucket of published checkpoints');
      inBucket = anchor ?? inBucket;
      askedAt = Date.now();
    }
    const latest = folder === undefined ? undefined : latestIn(folder);
    const inFolder =
      latest === undefined ? undefined : anchorOf(latest, 'the folder of published checkpoints');
    return [inFolder, inBucket].filter((anchor) => anchor !== undefined);
  };
}
