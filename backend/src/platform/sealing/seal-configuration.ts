import type { BucketSettings } from './places/bucket-client';
import type { RemoteSignerSettings } from './remote-signer';
import type { WitnessSettings } from './witnesses/ask';

/** The settings of the seal, as the configuration reads them. */
export interface SealConfiguration {
  /** The secret key that the log is sealed with; undefined: generated into `dataDirectory`. */
  readonly sealKey: string | undefined;
  /** The one before, which signs the change, or `lost`. */
  readonly previousSealKey: string | undefined;
  /** Who signs the log instead of this process; undefined: this process, with the key. */
  readonly sealSigner: RemoteSignerSettings | undefined;
  /** The name of the log in its checkpoints; undefined: made of `publicUrl`. */
  readonly sealOrigin: string | undefined;
  /** Where checkpoints are published besides; the folder is below `dataDirectory` unless it is named. */
  readonly sealFolder: string | undefined;
  /** The file in which this installation remembers the newest checkpoint, and that sealing is stopped. */
  readonly sealMemory: string;
  readonly sealWebhook: string | undefined;
  readonly sealBucket: BucketSettings | undefined;
  /** Who is asked to cosign each checkpoint. */
  readonly sealWitnesses: readonly WitnessSettings[];
  readonly dataDirectory: string;
}
