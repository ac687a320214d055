import { KeyWrappers, type KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import { LocalKeyWrapper } from '@annals/event-store/personal-data/local-key-wrapper';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { VaultKeyWrapper } from '@annals/event-store/personal-data/vault-key-wrapper';
import type { Configuration } from './platform/configuration/configuration';
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

/** What backups of this installation are encrypted with. */
export function backupSecrets(
  { backupKey, previousMasterKey, vault }: Settings & Pick<Configuration, 'backupKey'>,
  { masterKey }: Pick<Secrets, 'masterKey'>,
): BackupSecrets {
  const masterKeys = [masterKey, previousMasterKey].filter((text) => text !== undefined);
  return backupSecretsOf({ backupKey, masterKeys, vaultKey: vault && `vault:${vault.mount}/${vault.key}` });
}
