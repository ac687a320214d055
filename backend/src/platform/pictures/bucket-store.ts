import { BucketClient, type BucketSettings } from '../sealing/places/bucket-client';
import { isPictureName, type PictureStore } from './picture-store';

const LONGEST_TRY_MS = 10_000;
/** A square of a few hundred pixels; whatever is larger is no picture of ours. */
const LARGEST = 1024 * 1024;

/** Pictures as the objects of a folder in a bucket. */
export function bucketStore(settings: BucketSettings): PictureStore {
  const bucket = new BucketClient(settings);
  const signal = () => AbortSignal.timeout(LONGEST_TRY_MS);
  return {
    place: `the bucket ${settings.url}`,
    put: (name, content) => bucket.put(name, content, signal()),
    get: (name) => bucket.bytes(name, LARGEST, signal()),
    remove: (name) => bucket.remove(name, signal()),
    names: async function* (person) {
      const beginning = person === undefined ? '' : `${person}/`;
      for (let last = ''; ;) {
        const names = await bucket.namesAfter(last, signal(), beginning);
        const end = names.at(-1);
        if (end === undefined || end <= last) return;
        yield* names.filter(isPictureName);
        last = end;
      }
    },
  };
}
