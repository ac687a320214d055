import { join } from 'node:path';
import { KeyWrappers, type KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import { LocalKeyWrapper } from '@annals/event-store/personal-data/local-key-wrapper';
import { parseMasterKey, WrongMasterKey } from '@annals/event-store/personal-data/master-key';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { VaultKeyWrapper } from '@annals/event-store/personal-data/vault-key-wrapper';
import type { Configuration } from './platform/configuration/configuration';
import { WrongConfiguration } from './platform/kernel/wrong-configuration';
import { backupSecretsOf, type BackupSecrets } from './features/operations/backup/backup-key';
import type { Secrets } from './platform/configuration/secrets';

type Settings = Pick<Configuration, 'previousMasterKey' | 'vault'>;

/**
 * What wraps the keys of people: the key in Vault when there is one, else the master key. Keys that a master key at hand has wrapped before are
 * opened as well, so that people work while keys are wrapped again.
 * @throws KeyWrapperUnavailable when Vault does not answer
 */
export async function openKeyWrapper(
  { previousMasterKey, vault }: Settings,
  { masterKey }: Pick<Secrets, 'masterKey'>,
): Promise<KeyWrapper> {
  const [first, ...others] = [masterKey, previousMasterKey].flatMap((text) =>
    text === undefined ? [] : [parseMasterKey(text)],
  );
  const local = first && new LocalKeyWrapper(first, others);
  if (vault) {
    const inVault = await VaultKeyWrapper.open(vault);
    return local ? new KeyWrappers(inVault, local) : inVault;
  }
  if (!local) throw new Error('There is neither a master key nor a key in Vault.');
  return local;
}

/**
 * Refuses to start where no key of people opens: a new data folder without its `secrets.json` would have made another master key, with which no
 * personal word can be read, and those of new people could be read with no other.
 * @throws WrongConfiguration
 */
export async function refuseWrongMasterKey(
  { dataDirectory }: Pick<Configuration, 'dataDirectory'>,
  keysUrl: string,
  keyWrapper: KeyWrapper,
): Promise<void> {
  const keys = new PostgresPersonalKeys(keysUrl, keyWrapper);
  try {
    await keys.refuseWrongMasterKey();
  } catch (error) {
    if (!(error instanceof WrongMasterKey)) throw error;
    throw new WrongConfiguration(
      'This database was written with another master key: none of its keys of people opens with the one at hand. ' +
        `Put that one into ANNALS_MASTER_KEY, or its secrets.json in the place of ${join(dataDirectory, 'secrets.json')}.`,
    );
  } finally {
    await keys.close();
  }
}

/** What backups of this installation are encrypted with. */
export function backupSecrets(
  { backupKey, previousMasterKey, vault }: Settings & Pick<Configuration, 'backupKey'>,
  { masterKey }: Pick<Secrets, 'masterKey'>,
): BackupSecrets {
  const masterKeys = [masterKey, previousMasterKey].filter((text) => text !== undefined);
  return backupSecretsOf({ backupKey, masterKeys, vaultKey: vault && `vault:${vault.mount}/${vault.key}` });
}
