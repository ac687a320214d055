import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WrongConfiguration } from '../src/platform/kernel/wrong-configuration';
import { masterKeyAtHand, readSecrets } from '../src/platform/configuration/secrets';

const VAULT = { url: 'http://127.0.0.1:8200', token: 'a token', key: 'annals', mount: 'transit' };
const OWN = 'a key of their own';

/** The settings of an installation with an empty data folder, and what is in its file of secrets. */
function newInstallation() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'annals-secrets-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const settings = { dataDirectory, masterKey: undefined, sessionSecret: undefined, vault: undefined };
  const kept = () => JSON.parse(readFileSync(join(dataDirectory, 'secrets.json'), 'utf8')) as object;
  return { settings, kept };
}

test('both are made once, and are the same from then on', () => {
  const { settings, kept } = newInstallation();
  const made = readSecrets(settings);
  expect(Buffer.from(made.masterKey ?? '', 'base64')).toHaveLength(32);
  expect(kept()).toEqual(made);
  expect(readSecrets(settings)).toEqual(made);
  expect(masterKeyAtHand(settings)).toBe(made.masterKey);
});

test.each([
  ['in Vault', { vault: VAULT }, undefined],
  ['in the environment', { masterKey: OWN }, OWN],
])('no master key is made beside one %s', (_, other, expected) => {
  const { settings, kept } = newInstallation();
  const made = readSecrets({ ...settings, ...other });
  expect(made.masterKey).toBe(expected);
  expect(kept()).toEqual({ sessionSecret: made.sessionSecret });
});

test('nor later, when that one is not given any more', () => {
  const { settings, kept } = newInstallation();
  readSecrets({ ...settings, vault: VAULT });
  const before = kept();
  expect(() => readSecrets(settings)).toThrow(WrongConfiguration);
  expect(() => readSecrets(settings)).toThrow(/secrets\.json has no master key: .* Set what was set then/);
  expect(masterKeyAtHand(settings)).toBeUndefined();
  expect(kept()).toEqual(before);
});

test('one that was made before Vault came goes on opening what it has wrapped', () => {
  const { settings } = newInstallation();
  const { masterKey } = readSecrets(settings);
  expect(readSecrets({ ...settings, vault: VAULT }).masterKey).toBe(masterKey);
});
