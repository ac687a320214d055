import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from './configuration';

const secretsFile = z.object({ masterKey: z.string(), sessionSecret: z.string() });
type KeptSecrets = z.infer<typeof secretsFile>;

export interface Secrets {
  /** undefined: the keys of people are wrapped in Vault alone. */
  readonly masterKey: string | undefined;
  readonly sessionSecret: string;
}

/**
 * The master key of the personal data and the secret of the session cookies: from the environment, else generated once into the data
 * folder, readable by its owner alone. Without the master key nobody can read the personal data of the log again: it belongs into the backup.
 */
export function readSecrets(configuration: Configuration): Secrets {
  const { masterKey, sessionSecret, dataDirectory, vault } = configuration;
  if ((masterKey !== undefined || vault) && sessionSecret !== undefined) return { masterKey, sessionSecret };
  const file = join(dataDirectory, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    const generated: KeptSecrets = {
      masterKey: randomBytes(32).toString('base64'),
      sessionSecret: randomBytes(32).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(generated, null, 2), { mode: 0o600, flag: 'wx' });
  }
  const kept = secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { masterKey: masterKey ?? kept.masterKey, sessionSecret: sessionSecret ?? kept.sessionSecret };
}
