import { createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { boundTo, type DataKey, type NewKey, type WrappedKey } from './data-key';
import { KeyWrapperUnavailable, type KeyWrapper } from './key-wrapper';
import { WrongMasterKey } from './master-key';

/** A key in the transit engine of HashiCorp Vault, or of OpenBao, which has the same interface. */
export interface VaultSettings {
  /** Such as `https://vault.example.org:8200`. */
  readonly url: string;
  /** A token whose policy allows to encrypt and decrypt with the key, and to read it. */
  readonly token: string;
  /** The name of the key, of a type that takes associated data (aes256-gcm96). */
  readonly key: string;
  /** Where the engine is mounted. */
  readonly mount: string;
}

/** A stored key is this byte, then what Vault made of it: `vault:v<version of the key>:<base64>`. */
const VERSION = 3;
const LONGEST_MS = 10_000;
/** Keys in one request. */
const AT_ONCE = 250;

const encrypted = z.object({ ciphertext: z.string().startsWith('vault:v') });
const decrypted = z.object({ plaintext: z.base64() });
const failed = z.object({ error: z.string() });
const keyState = z.object({ latest_version: z.int() });
const batch = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.object({ batch_results: z.array(z.union([item, failed])) }) });

/**
 * Wraps with a key that never leaves Vault: somebody who has the database and the memory of a process has no master key, can be shut out by revoking
 * a token, and leaves a trace in Vault's audit log with every key they open. Keys are bound to their person as with a local master key.
 */
export class VaultKeyWrapper implements KeyWrapper {
  readonly keyName: string;

  private constructor(
    private readonly settings: VaultSettings,
    private readonly version: number,
  ) {
    this.keyName = `vault:${settings.mount}/${settings.key}:v${String(version)}`;
  }

  /** Asks Vault for the newest version of the key. @throws KeyWrapperUnavailable */
  static async open(settings: VaultSettings): Promise<VaultKeyWrapper> {
    const answer = await ask(settings, 'GET', `keys/${encodeURIComponent(settings.key)}`);
    const { data } = z.object({ data: keyState }).parse(answer);
    return new VaultKeyWrapper(settings, data.latest_version);
  }

  async wrap(keys: readonly NewKey[]): Promise<readonly WrappedKey[]> {
    const results = await this.batches('encrypt', encrypted, keys, ({ subject, keyId, bytes }) => ({
      plaintext: bytes.toString('base64'),
      associated_data: associated({ subject, keyId }),
    }));
    return keys.map(({ subject, keyId }, index) => {
      const result = results[index];
      if (!result || 'error' in result)
        throw new KeyWrapperUnavailable('Vault could not wrap a key of a person.');
      return {
        subject,
        keyId,
        wrapped: Buffer.concat([Buffer.from([VERSION]), Buffer.from(result.ciphertext)]),
      };
    });
  }

  async unwrap(keys: readonly WrappedKey[]): Promise<readonly DataKey[]> {
    for (const { keyId, wrapped } of keys) if (!isVaults(wrapped)) throw new WrongMasterKey(keyId);
    const results = await this.batches('decrypt', decrypted, keys, ({ subject, keyId, wrapped }) => ({
      ciphertext: wrapped.subarray(1).toString('utf8'),
      associated_data: associated({ subject, keyId }),
    }));
    return keys.map(({ subject, keyId }, index) => {
      const result = results[index];
      if (!result || 'error' in result) throw new WrongMasterKey(keyId);
      return { subject, keyId, key: createSecretKey(Buffer.from(result.plaintext, 'base64')) };
    });
  }

  recognises(wrapped: Buffer): boolean {
    return isVaults(wrapped);
  }

  isCurrent(wrapped: Buffer): boolean {
    return (
      isVaults(wrapped) &&
      wrapped
        .subarray(1)
        .toString('utf8')
        .startsWith(`vault:v${String(this.version)}:`)
    );
  }

  private async batches<Item, Result extends z.ZodType>(
    what: 'encrypt' | 'decrypt',
    result: Result,
    items: readonly Item[],
    inputOf: (item: Item) => object,
  ) {
    const all: z.infer<ReturnType<typeof batch<Result>>>['data']['batch_results'] = [];
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const batch_input = items.slice(from, from + AT_ONCE).map(inputOf);
      const path = `${what}/${encodeURIComponent(this.settings.key)}`;
      // A batch of which a part failed is answered with 400, and tells of each part.
      const answer = await ask(this.settings, 'POST', path, { batch_input });
      all.push(...batch(result).parse(answer).data.batch_results);
    }
    return all;
  }
}

function isVaults(wrapped: Buffer): boolean {
  return wrapped[0] === VERSION && wrapped.subarray(1, 8).toString('latin1') === 'vault:v';
}

const associated = ({ subject, keyId }: { subject: string; keyId: string }): string =>
  Buffer.from(boundTo(subject, keyId)).toString('base64');

/** @throws KeyWrapperUnavailable with a sentence that repeats neither token nor key */
async function ask(
  { url, token, mount }: VaultSettings,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const address = `${url.replace(/\/+$/, '')}/v1/${mount}/${path}`;
  const response = await fetch(address, {
    method,
    redirect: 'error',
    headers: { 'X-Vault-Token': token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch((error: unknown) => {
    throw new KeyWrapperUnavailable('Vault does not answer where ANNALS_VAULT_URL says.', { cause: error });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok || (response.status === 400 && batch(z.unknown()).safeParse(answer).success)) return answer;
  if (response.status === 403)
    throw new KeyWrapperUnavailable(
      'Vault refuses the token in ANNALS_VAULT_TOKEN, or its policy does not allow the key.',
    );
  if (response.status === 404)
    throw new KeyWrapperUnavailable(
      'Vault has no key of the name in ANNALS_VAULT_KEY, or no transit engine at ANNALS_VAULT_MOUNT.',
    );
  throw new KeyWrapperUnavailable(`Vault answers with ${String(response.status)}.`);
}
