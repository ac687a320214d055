import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { WrongConfiguration } from '../../../platform/kernel/wrong-configuration';
import { masterKeyCheck } from './archive-format';

/** A key that archives are encrypted with. A KeyObject, so that printing it shows no bytes. */
export interface BackupKey {
  readonly key: KeyObject;
  /** 8 bytes that name the key in an archive without telling it. */
  readonly id: Buffer;
}

/** Where the key of backups comes from. */
export interface BackupKeySources {
  /** `ANNALS_BACKUP_KEY`: 32 bytes in base64; undefined: derived from the master key. */
  readonly backupKey: string | undefined;
  /** The master keys at hand, in base64, the current one first. */
  readonly masterKeys: readonly string[];
  /** Names the key in Vault that wraps the keys of people, when one does. */
  readonly vaultKey?: string | undefined;
}

/** What a backup is made with, and what a restore needs. */
export interface BackupSecrets {
  /** The first one encrypts, all of them decrypt. */
  readonly keys: readonly BackupKey[];
  /** Tell which master keys are at hand, the current one first; see `masterKeyCheck`. */
  readonly masterKeyChecks: readonly string[];
}

const KEY_BYTES = 32;
const ID_BYTES = 8;

/**
 * The keys that archives of this installation may be encrypted with: the first one encrypts, all of them decrypt. An archive made before
 * `ANNALS_BACKUP_KEY` was set, or before the master key was rotated, opens as long as the older key is at hand.
 * @throws WrongConfiguration when there is no key at all
 */
function backupKeysOf({ backupKey, masterKeys }: BackupKeySources): readonly BackupKey[] {
  const derived = masterKeys.map((text) => keyOf(derive(Buffer.from(text, 'base64'), 'annals backup key')));
  const own = backupKey === undefined ? [] : [keyOf(Buffer.from(backupKey, 'base64'))];
  const keys = [...own, ...derived];
  if (keys.length === 0)
    throw new WrongConfiguration(
      'There is no key for backups: set ANNALS_BACKUP_KEY, to the one that an archive was made with, or for new archives to a new one (openssl rand -base64 32).',
    );
  return keys;
}

/** The secrets for backups, from the keys of an installation. @throws WrongConfiguration when there is no key at all */
export function backupSecretsOf(sources: BackupKeySources): BackupSecrets {
  return {
    keys: backupKeysOf(sources),
    masterKeyChecks: [
      ...(sources.vaultKey === undefined ? [] : [sources.vaultKey]),
      ...sources.masterKeys.map(masterKeyCheck),
    ],
  };
}

/** The key of one archive: no two archives share one, so chunks can be numbered from zero in each. */
export function keyOfArchive({ key }: BackupKey, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, 'annals backup archive', KEY_BYTES)));
}

function keyOf(bytes: Buffer): BackupKey {
  return { key: createSecretKey(bytes), id: derive(bytes, 'annals backup key id', ID_BYTES) };
}

function derive(bytes: Buffer, purpose: string, length = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), purpose, length));
}
