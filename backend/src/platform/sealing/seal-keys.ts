import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';
import { z } from 'zod';
import { writeWhole } from '../kernel/whole-file';
import { WrongConfiguration } from '../kernel/wrong-configuration';
import type { SealConfiguration } from './seal-configuration';

/** The secret bytes of the keys the log is sealed with. */
export interface SealSecrets {
  /** The key in use: 32 bytes. */
  readonly current: Buffer;
  /** The key before it, which signs the change; undefined when it was not changed, or is lost. */
  readonly previous: Buffer | undefined;
  /** Whether the operator says that the key before is lost: the change is then recorded as not signed by it. */
  readonly isPreviousLost: boolean;
}

const keysFile = z.object({ current: z.base64(), previous: z.base64().optional() });
type KeysFile = z.infer<typeof keysFile>;

/** The word that represents a key that is lost, in `ANNALS_SEAL_KEY_PREVIOUS`. */
export const LOST = 'lost';

/**
 * The seal's keys: from the environment, else generated once into the data folder, readable by its owner alone.
 * @throws WrongConfiguration when the file does not hold them
 */
export function readSealSecrets(
  configuration: Pick<SealConfiguration, 'sealKey' | 'previousSealKey' | 'dataDirectory'>,
): SealSecrets {
  const { sealKey, previousSealKey, dataDirectory } = configuration;
  const isPreviousLost = previousSealKey === LOST;
  const named = previousSealKey === undefined || isPreviousLost ? undefined : bytesOf(previousSealKey);
  if (sealKey !== undefined) return { current: bytesOf(sealKey), previous: named, isPreviousLost };
  const kept = readOrMake(fileIn(dataDirectory));
  const previous = named ?? (kept.previous === undefined ? undefined : bytesOf(kept.previous));
  return { current: bytesOf(kept.current), previous, isPreviousLost };
}

/**
 * Makes a new key in the data folder and keeps the one before, so that it can sign the change, which happens with the next seal.
 * @throws Error when the key comes from the environment: it is changed there
 */
export function rotateKeptKey(
  configuration: Pick<SealConfiguration, 'sealKey' | 'sealSigner' | 'dataDirectory'>,
): void {
  if (configuration.sealSigner !== undefined)
    throw new Error(
      'The signer has the key (ANNALS_SEAL_SIGNER): start it with the new one in ANNALS_SEAL_KEY, and the old one in ANNALS_SEAL_KEY_PREVIOUS.',
    );
  if (configuration.sealKey !== undefined)
    throw new Error(
      'The key comes from ANNALS_SEAL_KEY: put the new one there, and the old one into ANNALS_SEAL_KEY_PREVIOUS.',
    );
  const file = fileIn(configuration.dataDirectory);
  const { current } = readOrMake(file);
  const next: KeysFile = { current: randomBytes(32).toString('base64'), previous: current };
  writeWhole(file, JSON.stringify(next, null, 2));
}

function readOrMake(file: string): KeysFile {
  if (!existsSync(file)) {
    makeFolder(join(file, '..'));
    const made: KeysFile = { current: randomBytes(32).toString('base64') };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
  }
  try {
    return keysFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new WrongConfiguration(
      `${file} is damaged. Bring back its copy from your backup. When there is none, delete it and set ANNALS_SEAL_KEY_PREVIOUS=lost: ` +
        'the next start makes another key, and the log tells for good that the key before was lost.',
    );
  }
}

const fileIn = (dataDirectory: string): string => join(dataDirectory, 'seal-key.json');
const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');
