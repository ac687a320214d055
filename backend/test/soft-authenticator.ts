import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** How an authenticator of an attacker differs from an honest one. */
export interface Twist {
  /** The site that the browser says it is at. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Whether it asked for a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly userHandle?: string | undefined;
  readonly type?: string;
}

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_FOLLOWS = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** An authenticator and its browser in software (WebAuthn Level 3): one ES256 key, which lies where a test wants it to. */
export class SoftAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32);
  private counter = 0;
  private userHandle: string | undefined;

  constructor(private readonly origin: string) {}

  /** What a browser answers to the options of a new passkey. */
  make(asked: Asked, twist: Twist = {}) {
    this.userHandle = asked.user?.id;
    const jwk = this.keys.publicKey.export({ format: 'jwk' });
    const point = (coordinate: string | undefined) => bytesOf(Buffer.from(coordinate ?? '', 'base64url'));
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point(jwk.x),
      Buffer.from([0x22]),
      point(jwk.y),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authData(asked, twist, CREDENTIAL_FOLLOWS),
      Buffer.alloc(16),
      length,
      this.id,
      publicKey,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytesOf(authData),
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', asked, twist).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser answers when it is asked for a passkey. */
  use(asked: Asked, twist: Twist = {}) {
    this.counter += 1;
    const authData = this.authData(asked, twist, 0);
    const clientData = this.clientData('webauthn.get', asked, twist);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    const userHandle = 'userHandle' in twist ? twist.userHandle : this.userHandle;
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(userHandle !== undefined && { userHandle }),
    });
  }

  private answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private authData({ rpId, rp }: Asked, twist: Twist, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? this.counter);
    const verified = twist.isVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(twist.rpId ?? rpId ?? rp?.id ?? ''),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
    ]);
  }

  private clientData(type: string, { challenge }: Asked, twist: Twist): Buffer {
    const said = {
      type: twist.type ?? type,
      challenge: twist.challenge ?? challenge,
      origin: twist.origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }
}

/** A byte string in CBOR. */
function bytesOf(bytes: Buffer): Buffer {
  if (bytes.length < 256) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** A short text in CBOR. */
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
