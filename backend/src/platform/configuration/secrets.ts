import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';
import { z } from 'zod';
import { WrongConfiguration } from '../kernel/wrong-configuration';
import type { Configuration } from './configuration';

/** Without a master key where another one was at hand when it was made. */
const secretsFile = z.object({ masterKey: z.string().optional(), sessionSecret: z.string() });
type KeptSecrets = z.infer<typeof secretsFile>;

type SecretSettings = Pick<Configuration, 'masterKey' | 'sessionSecret' | 'dataDirectory' | 'vault'>;

export interface Secrets {
  /** undefined: the keys of people are wrapped in Vault alone. */
  readonly masterKey: string | undefined;
  readonly sessionSecret: string;
}

/**
 * The master key of the personal data and the secret of the session cookies: from the environment, else generated once into the data
 * folder, readable by its owner alone. Without the master key nobody can read the personal data of the log again: it belongs into the backup.
 * No master key is made beside one of the environment or in Vault: nothing would be wrapped with it, but backups would be encrypted with it.
 * @throws WrongConfiguration when the file does not hold them
 */
export function readSecrets(configuration: SecretSettings): Secrets {
  const { masterKey, sessionSecret, dataDirectory, vault } = configuration;
  if ((masterKey !== undefined || vault) && sessionSecret !== undefined) return { masterKey, sessionSecret };
  const file = fileIn(dataDirectory);
  if (!existsSync(file)) {
    makeFolder(dataDirectory);
    const generated: KeptSecrets = {
      masterKey: masterKey === undefined && !vault ? randomBytes(32).toString('base64') : undefined,
      sessionSecret: randomBytes(32).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(generated, null, 2), { mode: 0o600, flag: 'wx' });
  }
  const kept = keptIn(file);
  const secrets = {
    masterKey: masterKey ?? kept.masterKey,
    sessionSecret: sessionSecret ?? kept.sessionSecret,
  };
  if (secrets.masterKey === undefined && !vault)
    throw new WrongConfiguration(
      `${file} has no master key: it was made while ANNALS_MASTER_KEY or ANNALS_VAULT_URL was set. Set what was set then: without it nobody can read the personal words in the log.`,
    );
  return secrets;
}

/** The master key that is there; nothing is made. @throws WrongConfiguration when the file does not hold it */
export function masterKeyAtHand({
  masterKey,
  dataDirectory,
}: Pick<SecretSettings, 'masterKey' | 'dataDirectory'>): string | undefined {
  const file = fileIn(dataDirectory);
  return masterKey ?? (existsSync(file) ? keptIn(file).masterKey : undefined);
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'secrets.json');
}

/** Never made again in the place of one that cannot be read: what the old key encrypted would be lost. */
function keptIn(file: string): KeptSecrets {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new WrongConfiguration(
      `${file} is damaged. Bring back its copy from your backup: without its master key nobody can read the personal words in the log. ` +
        'Only where nothing has been written yet, delete it, and the next start makes another one.',
    );
  }
}
