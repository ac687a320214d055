import { isAbsolute, join, relative, resolve } from 'node:path';
import { inProcessSigner, type CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import type { SealConfiguration } from './seal-configuration';
import { bucketPlace } from './places/bucket';
import type { BucketSettings } from './places/bucket-client';
import { folderPlace } from './places/folder';
import type { Place } from './places/place';
import { webhookPlace } from './places/webhook';
import { remoteSigner } from './remote-signer';
import { LOST, readSealSecrets } from './seal-keys';
import { SealMemory } from './seal-memory';
import type { WitnessSettings } from './witnesses/ask';

/** How the log is sealed, and where the checkpoints go. */
export interface SealSettings {
  readonly signer: CheckpointSigner;
  /** Whether the operator says that the key before is lost: the change is then recorded as not signed by it. */
  readonly isPreviousLost: boolean;
  /** What is remembered outside the database. */
  readonly memory: SealMemory;
  /** The name the log gets when it is sealed for the first time; undefined: one is made up. */
  readonly origin: string | undefined;
  /** The folder of the published checkpoints; undefined: none. */
  readonly folder: string | undefined;
  /** The folder of the published checkpoints when it is below the data folder: it is outside of nothing then. */
  readonly ownFolder: string | undefined;
  readonly webhook: string | undefined;
  readonly bucket: BucketSettings | undefined;
  /** Who is asked to cosign each checkpoint. */
  readonly witnesses: readonly WitnessSettings[];
  /** Whether sealing and verifying go on by themselves; tests that count events say no. */
  readonly scheduled: boolean;
}

/** The settings that the configuration names. */
export function sealSettings(
  configuration: SealConfiguration & { readonly production: boolean; readonly publicUrl: string | undefined },
): SealSettings {
  const {
    production,
    publicUrl,
    dataDirectory,
    sealOrigin,
    sealFolder,
    sealWebhook,
    sealBucket,
    sealWitnesses,
    sealMemory,
  } = configuration;
  // In production the data folder is no place for them: it may be gone with the container.
  const folder = sealFolder ?? (production ? undefined : join(dataDirectory, 'checkpoints'));
  return {
    ...signerOf(configuration),
    memory: new SealMemory(sealMemory),
    origin: sealOrigin ?? (publicUrl === undefined ? undefined : `${new URL(publicUrl).host}/annals`),
    folder,
    ownFolder: folder !== undefined && isBelow(folder, dataDirectory) ? folder : undefined,
    webhook: sealWebhook,
    bucket: sealBucket,
    witnesses: sealWitnesses,
    scheduled: true,
  };
}

/** A process that asks another one to sign has no key, and makes none. */
function signerOf(configuration: SealConfiguration): Pick<SealSettings, 'signer' | 'isPreviousLost'> {
  const { sealSigner, previousSealKey } = configuration;
  if (sealSigner) return { signer: remoteSigner(sealSigner), isPreviousLost: previousSealKey === LOST };
  const { current, previous, isPreviousLost } = readSealSecrets(configuration);
  return { signer: inProcessSigner(current, previous), isPreviousLost };
}

/** Where the checkpoints go. */
export function placesIn({ folder, webhook, bucket }: SealSettings): readonly Place[] {
  return [
    ...(folder === undefined ? [] : [folderPlace(folder)]),
    ...(webhook === undefined ? [] : [webhookPlace(webhook)]),
    ...(bucket === undefined ? [] : [bucketPlace(bucket)]),
  ];
}

/** Whether checkpoints leave this installation nowhere: then the person who owns it could begin the log again, and nobody outside could tell. */
export function isAlone({ folder, webhook, bucket, ownFolder, witnesses }: SealSettings): boolean {
  const places = [webhook, bucket, folder === ownFolder ? undefined : folder];
  return witnesses.length === 0 && places.every((place) => place === undefined);
}

/** What is said when they leave it nowhere. */
export const ALONE =
  'No checkpoint leaves this installation: its owner could rewrite the log together with its seal, and nobody outside could tell. ' +
  'Name a witness (ANNALS_SEAL_WITNESSES) or a place to publish to (ANNALS_SEAL_BUCKET, ANNALS_SEAL_WEBHOOK, ANNALS_SEAL_FOLDER on another machine).';

function isBelow(folder: string, directory: string): boolean {
  const way = relative(resolve(directory), resolve(folder));
  return !way.startsWith('..') && !isAbsolute(way);
}
