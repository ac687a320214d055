import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VaultKeyWrapper } from '@annals/event-store/personal-data/vault-key-wrapper';
import { signerKey } from '@annals/event-store/sealing/signed-note';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketPlace } from '../../src/platform/sealing/places/bucket';
import { remoteSigner } from '../../src/platform/sealing/remote-signer';
import { webhookPlace } from '../../src/platform/sealing/places/webhook';
import { clientOf } from '../../src/features/identity-providers/protocol';
import { fetchMetadata } from '../../src/features/identity-providers/saml-metadata';
import { askWitness } from '../../src/platform/sealing/witnesses/ask';
import { smtpTransport } from '../../src/platform/mail/smtp';
import { startMailServer } from '../mail-server';

/** What came to the place that every answer points to. */
const arrived: string[] = [];
let elsewhere: Server;
let redirecting: Server;
let url: string;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    arrived.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  redirecting = createServer((request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${String(port)}${request.url ?? ''}` }).end();
  }).listen(0, '127.0.0.1');
  await once(redirecting, 'listening');
  url = `http://127.0.0.1:${String((redirecting.address() as AddressInfo).port)}`;
});
afterAll(() => {
  elsewhere.close();
  redirecting.close();
});
beforeEach(() => {
  arrived.length = 0;
});

/** Everything that asks another server for something by HTTP; the language model is in `language-model.test.ts`. */
const ASKING: Readonly<Record<string, () => Promise<unknown>>> = {
  'a checkpoint to an address': () =>
    webhookPlace(url).publish({ size: 1, note: 'note' }, AbortSignal.timeout(20_000), noProof),
  'a checkpoint to a bucket': () =>
    bucket().publish({ size: 1, note: 'note' }, AbortSignal.timeout(20_000), noProof),
  'the newest checkpoint of a bucket': () =>
    Promise.resolve(bucket().newestSize?.(AbortSignal.timeout(20_000))),
  'a checkpoint to a witness': () =>
    askWitness(
      { key: signerKey('witness.example', Buffer.alloc(32, 1)), url },
      { size: 1, note: 'note', prove: noProof },
      0,
      new Date(),
      AbortSignal.timeout(20_000),
    ),
  'a signature of the signer': () =>
    remoteSigner({ address: url, token: 'token' }).keys('annals.example/log'),
  'what an identity provider says of itself': () => clientOf({ issuer: url, clientId: 'annals' }, 'secret'),
  'the metadata of a SAML provider': () => fetchMetadata(url),
  'a key in Vault': () => VaultKeyWrapper.open({ url, token: 'token', key: 'annals', mount: 'transit' }),
};

describe.each(Object.keys(ASKING))('%s', (name) => {
  test('goes where the setting says, and nowhere that an answer points to', async () => {
    await expect(ASKING[name]?.()).rejects.toThrow();
    expect(arrived).toEqual([]);
  });
});

describe('an e-mail', () => {
  test('goes to another machine encrypted or not at all', async () => {
    const server = await startMailServer();
    const mail = { to: 'ada@annals.example', subject: 'Hello', text: 'Hello' };
    const from = 'Annals <annals@annals.example>';
    // An address that is not known to be this machine, as that of another one would be.
    const away = server.url.replace('127.0.0.1', '0.0.0.0');
    const transport = smtpTransport(away, from);
    await expect(transport.send(mail)).rejects.toThrow('The mail server did not take the mail');
    expect(server.taken).toEqual([]);
    // Within the machine, and where its operator says so.
    await smtpTransport(server.url, from).send(mail);
    await smtpTransport(`${away}?requireTLS=false`, from).send(mail);
    expect(server.taken).toHaveLength(2);
    await server.stop();
  });
});

function bucket() {
  return bucketPlace({ url: `${url}/bucket`, accessKeyId: 'id', secretAccessKey: 'secret', region: 'eu' });
}

const noProof = () => Promise.resolve([]);
