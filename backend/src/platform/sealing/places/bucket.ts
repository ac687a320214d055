import { proofLines } from '@annals/event-store/sealing/add-checkpoint';
import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type { PublishedNote } from '@annals/event-store/sealing/checkpoint-check';
import { BucketClient, type BucketSettings } from './bucket-client';
import type { SizeRange } from './folder';
import { fileNameOf, LATEST, movesForward, proofNameOf, type Place } from './place';

const LONGEST_TRY_MS = 10_000;
/** Objects read side by side. */
const AT_ONCE = 8;

/**
 * A bucket of S3, or of a service with the same API; with object lock, nobody takes a checkpoint back. Each object is created on the condition that
 * there is none of its name; `latest.txt` only moves forward.
 */
export function bucketPlace(settings: BucketSettings): Place {
  const bucket = new BucketClient(settings);
  return {
    name: 'bucket',
    newestSize: async (signal) => {
      const latest = await bucket.get(LATEST, signal);
      return latest === undefined ? undefined : readableCheckpoint(latest)?.size;
    },
    publish: async ({ size, note }, signal, prove) => {
      const latest = await bucket.get(LATEST, signal);
      const isNewer = latest === undefined || (await movesForward(latest, note, prove));
      await bucket.createOnce(fileNameOf(size), note, signal);
      if (!isNewer) return;
      const from = latest === undefined ? 0 : (readableCheckpoint(latest)?.size ?? 0);
      if (from > 0) await bucket.put(proofNameOf(size), proofLines(from, await prove(from, size)), signal);
      await bucket.put(LATEST, note, signal);
    },
  };
}

/** The newest checkpoint in a bucket; undefined when there is none. @throws Error when it cannot be asked */
export function latestInBucket(settings: BucketSettings): Promise<string | undefined> {
  return new BucketClient(settings).get(LATEST, AbortSignal.timeout(LONGEST_TRY_MS));
}

/**
 * The published checkpoints over a range of sizes, and always the newest.
 * @param range left out: all of them
 * @throws Error when the bucket cannot be asked, or the key may not list it
 */
export async function publishedInBucket(
  settings: BucketSettings,
  range: SizeRange = { after: -1, upTo: Infinity },
): Promise<readonly PublishedNote[]> {
  const bucket = new BucketClient(settings);
  const signal = () => AbortSignal.timeout(LONGEST_TRY_MS);
  const latest = await bucket.get(LATEST, signal());
  const sizes = await sizesIn(bucket, range, signal);
  const numbered: PublishedNote[] = [];
  for (let from = 0; from < sizes.length; from += AT_ONCE) {
    const read = sizes.slice(from, from + AT_ONCE).map(async (size) => {
      const note = await bucket.get(fileNameOf(size), signal());
      return note === undefined ? [] : [{ size, note }];
    });
    numbered.push(...(await Promise.all(read)).flat());
  }
  return [...numbered, ...(latest === undefined ? [] : [{ note: latest }])];
}

async function sizesIn(
  bucket: BucketClient,
  { after, upTo }: SizeRange,
  signal: () => AbortSignal,
): Promise<readonly number[]> {
  const sizes: number[] = [];
  // A name that sorts behind the checkpoint itself, and before its proof.
  let last = after < 0 ? '' : fileNameOf(after);
  for (;;) {
    const names = await bucket.namesAfter(last, signal());
    for (const name of names) {
      const digits = /^(\d{16})\.txt$/.exec(name)?.[1];
      if (digits !== undefined && Number(digits) <= upTo) sizes.push(Number(digits));
    }
    const end = names.at(-1);
    if (end === undefined || end <= last || end > 'l' || Number(end.slice(0, 16)) > upTo) return sizes;
    last = end;
  }
}
