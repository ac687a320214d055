import { request, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { writeAddCheckpoint } from '@annals/event-store/sealing/add-checkpoint';
import { checkpointText } from '@annals/event-store/sealing/checkpoint';
import {
  TreeRefused,
  type CheckpointSigner,
  type SignerKeys,
} from '@annals/event-store/sealing/checkpoint-signer';
import { parseNote, signersOf, verifierKey } from '@annals/event-store/sealing/signed-note';
import { z } from 'zod';

/** Where the process is that signs for this one. */
export interface RemoteSignerSettings {
  /** `unix:/path/to/the.sock`, or `http://127.0.0.1:3081`. */
  readonly address: string;
  /** What it is told; undefined where the socket refuses everybody else. */
  readonly token: string | undefined;
}

/** The signer cannot be asked; nothing is signed meanwhile, and people go on working. */
export class SignerAway extends Error {
  override readonly name = 'SignerAway';
}

const LONGEST_MS = 10_000;
const MOST_TRIES = 4;
const keysAnswer = z.object({ current: z.string(), previous: z.string().nullable() });

/** Signs through `annals signer`: this process never has the key. */
export function remoteSigner(settings: RemoteSignerSettings): CheckpointSigner {
  /** Public, and asked for wherever a signature is checked: those of the last answer count while the signer is away. */
  let known: SignerKeys | undefined;

  const keys = async (): Promise<SignerKeys> => {
    try {
      const { status, body } = await ask(settings, 'GET', '/keys');
      if (status !== 200) throw refused(status);
      const { current, previous } = keysAnswer.parse(JSON.parse(body));
      known = {
        current: verifierKey(current),
        previous: previous === null ? undefined : verifierKey(previous),
      };
    } catch (error) {
      if (!known || !(error instanceof SignerAway)) throw error;
    }
    return known;
  };

  const signed = async (note: string, text: string): Promise<string> => {
    const read = parseNote(note);
    if (read.text !== text || signersOf(read, [(await keys()).current]).length === 0)
      throw new Error('What the signer answered is not signed with its key.');
    return note;
  };

  return {
    keys: async (origin) => {
      const found = await keys();
      if (found.current.name !== origin)
        throw new Error(`The signer signs for the log ${found.current.name}, and this one is ${origin}.`);
      return found;
    },
    checkpoint: async (checkpoint, grownFrom, prove) => {
      const text = checkpointText(checkpoint);
      let old = grownFrom;
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const proof = old === 0 || old === checkpoint.size ? [] : await prove(old);
        const body = writeAddCheckpoint({ old, proof, checkpoint: text });
        const answer = await ask(settings, 'POST', '/checkpoint', body);
        if (answer.status === 200) return signed(answer.body, text);
        if (answer.status === 422) throw new TreeRefused(old);
        if (answer.status !== 409) throw refused(answer.status);
        old = Number(answer.body);
        if (!Number.isSafeInteger(old) || old > checkpoint.size) throw new TreeRefused(old);
      }
      throw new Error('The signer named another size each time it was asked.');
    },
    statement: async (_, text, byBoth = false) => {
      const answer = await ask(settings, 'POST', '/statement', JSON.stringify({ text, byBoth }));
      if (answer.status !== 200) throw refused(answer.status);
      return signed(answer.body, text);
    },
  };
}

const refused = (status: number): Error =>
  new Error(
    status === 401
      ? 'The signer does not accept ANNALS_SEAL_SIGNER_TOKEN.'
      : `The signer answered with status ${String(status)}.`,
  );

/** @throws SignerAway */
function ask(
  { address, token }: RemoteSignerSettings,
  method: 'GET' | 'POST',
  path: string,
  body = '',
): Promise<{ readonly status: number; readonly body: string }> {
  const headers = {
    'content-length': String(Buffer.byteLength(body)),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const options: RequestOptions = { method, headers, signal: AbortSignal.timeout(LONGEST_MS) };
  const isSocket = address.startsWith('unix:');
  const url = isSocket ? 'http://signer' : address.replace(/\/+$/, '');
  const send = url.startsWith('https:') ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const away = (error: Error) =>
      reject(
        new SignerAway(
          `The signer of the log cannot be reached at ${address}${'code' in error ? ` (${String(error.code)})` : ''}.`,
        ),
      );
    const sent = send(
      `${url}${path}`,
      { ...options, ...(isSocket ? { socketPath: address.slice('unix:'.length) } : {}) },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', away);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString('utf8') }),
        );
      },
    );
    sent.on('error', away);
    sent.end(body);
  });
}
