import type { BucketSettings } from '../sealing/places/bucket-client';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { PictureStore } from './picture-store';

/** A folder, or a bucket with the API of S3. */
export type PictureSettings = { readonly directory: string } | BucketSettings;

/** The store that is configured. Nothing is asked of it yet. */
export function openPictureStore(settings: PictureSettings): PictureStore {
  return 'directory' in settings ? folderStore(settings.directory) : bucketStore(settings);
}
