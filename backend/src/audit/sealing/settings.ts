import { join } from 'node:path';
import type { Configuration } from '../../configuration';
import { bucketPlace, type BucketSettings } from './places/bucket';
import { folderPlace, latestIn } from './places/folder';
import type { Place } from './places/place';
import { webhookPlace } from './places/webhook';
import { readSealSecrets, type SealSecrets } from './seal-keys';

/** How the log is sealed, and where the checkpoints go. */
export interface SealSettings {
  readonly secrets: SealSecrets;
  /** The name the log gets when it is sealed for the first time; undefined: one is made up. */
  readonly origin: string | undefined;
  /** The folder of the published checkpoints; undefined: none. */
  readonly folder: string | undefined;
  readonly webhook: string | undefined;
  readonly bucket: BucketSettings | undefined;
  /** Whether sealing and verifying go on by themselves; tests that count events say no. */
  readonly scheduled: boolean;
}

/** The settings that the configuration names. */
export function sealSettings(configuration: Configuration): SealSettings {
  const { production, publicUrl, dataDirectory, sealOrigin, sealFolder, sealWebhook, sealBucket } =
    configuration;
  // In production the data folder is no place for them: it may be gone with the container.
  const ownFolder = production ? undefined : join(dataDirectory, 'checkpoints');
  return {
    secrets: readSealSecrets(configuration),
    origin: sealOrigin ?? (publicUrl === undefined ? undefined : `${new URL(publicUrl).host}/annals`),
    folder: sealFolder ?? ownFolder,
    webhook: sealWebhook,
    bucket: sealBucket,
    scheduled: true,
  };
}

/** Where the checkpoints go. */
export function placesIn({ folder, webhook, bucket }: SealSettings): readonly Place[] {
  return [
    ...(folder === undefined ? [] : [folderPlace(folder)]),
    ...(webhook === undefined ? [] : [webhookPlace(webhook)]),
    ...(bucket === undefined ? [] : [bucketPlace(bucket)]),
  ];
}

/** The newest checkpoints that this process can look up outside the database. */
export function publishedIn({ folder }: SealSettings): readonly string[] {
  const latest = folder === undefined ? undefined : latestIn(folder);
  return latest === undefined ? [] : [latest];
}
