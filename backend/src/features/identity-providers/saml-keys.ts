import { generateKeyPair, randomBytes, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Our keys for one provider: we sign what we ask, and read what is encrypted for us. */
const samlKeys = z.object({ privateKey: z.string(), certificate: z.string() });
export type SamlKeys = z.infer<typeof samlKeys>;

const BITS = 2048;
const YEARS = 10;

/** Makes a key, and the certificate that metadata have in place of it; it vouches for nothing. @returns what is kept, in secret */
export async function newSamlKeys(now: Date): Promise<string> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const keys: SamlKeys = {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSigned(privateKey, publicKey, now),
  };
  return JSON.stringify(keys);
}

/** What was kept, as it is used. */
export function samlKeysOf(kept: string): SamlKeys {
  return samlKeys.parse(JSON.parse(kept));
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const SHA256_WITH_RSA = der(
  SEQUENCE,
  der(OBJECT_ID, Buffer.from('2a864886f70d01010b', 'hex')),
  Buffer.from('0500', 'hex'),
);

/** An X.509 certificate (RFC 5280) that says whose key it is and nothing else: Node.js reads them, and makes none. */
function selfSigned(privateKey: KeyObject, publicKey: KeyObject, now: Date): string {
  const ends = new Date(now);
  ends.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const commonName = der(
    SEQUENCE,
    der(OBJECT_ID, Buffer.from('550403', 'hex')),
    der(UTF8, Buffer.from('Annals')),
  );
  const name = der(SEQUENCE, der(SET, commonName));
  // A positive number: the first bit is off, the first byte is not 0.
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  const version3 = der(0xa0, der(INTEGER, Buffer.from([2])));
  const signed = der(
    SEQUENCE,
    version3,
    der(INTEGER, serial),
    SHA256_WITH_RSA,
    name,
    der(SEQUENCE, utcTime(now), utcTime(ends)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const base64 = der(SEQUENCE, signed, SHA256_WITH_RSA, der(BIT_STRING, signature)).toString('base64');
  const lines = base64.replace(/.{64}/g, '$&\n').trim();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/** Until 2049, which these certificates do not reach. */
function utcTime(moment: Date): Buffer {
  return der(UTC_TIME, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
