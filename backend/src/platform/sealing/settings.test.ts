import { witnessSignerKey } from '@annals/event-store/sealing/cosignature';
import { expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration';
import { isAlone, sealSettings } from './settings';

const SECRET = Buffer.alloc(32, 1).toString('base64');
const WITNESS = `${witnessSignerKey('witness.example/w1', Buffer.alloc(32, 2)).text} https://witness.example`;
const settingsWith = (given: Readonly<Record<string, string>>) =>
  sealSettings(
    readConfiguration({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://annals.example',
      DATABASE_URL: 'postgres://annals@localhost/annals',
      ANNALS_MASTER_KEY: SECRET,
      ANNALS_SEAL_KEY: SECRET,
      ANNALS_SESSION_SECRET: SECRET,
      ANNALS_DATA: '/var/lib/annals',
      ...given,
    }),
  );

test.each<[boolean, string, Readonly<Record<string, string>>]>([
  [true, 'nothing', {}],
  [true, 'a folder below the data folder', { ANNALS_SEAL_FOLDER: '/var/lib/annals/checkpoints' }],
  [false, 'a folder elsewhere', { ANNALS_SEAL_FOLDER: '/mnt/elsewhere' }],
  [false, 'a webhook', { ANNALS_SEAL_WEBHOOK: 'https://elsewhere.example' }],
  [false, 'a witness', { ANNALS_SEAL_WITNESSES: WITNESS }],
  [
    false,
    'a bucket',
    {
      ANNALS_SEAL_BUCKET: 'https://s3.example/bucket',
      ANNALS_SEAL_BUCKET_KEY_ID: 'id',
      ANNALS_SEAL_BUCKET_SECRET: 'secret',
    },
  ],
])('alone is %s with %s', (alone, _, given) => {
  expect(isAlone(settingsWith(given))).toBe(alone);
});

test('witnesses are separated by commas or line ends; what is written in another way is refused with a sentence', () => {
  const other = `${witnessSignerKey('witness.example/w2', Buffer.alloc(32, 3)).text} http://127.0.0.1:3080`;
  const { witnesses } = settingsWith({ ANNALS_SEAL_WITNESSES: `${WITNESS},\n ${other} ,` });
  expect(witnesses.map(({ key, url }) => [key.name, url])).toEqual([
    ['witness.example/w1', 'https://witness.example'],
    ['witness.example/w2', 'http://127.0.0.1:3080'],
  ]);
  for (const wrong of [
    'x',
    WITNESS.replace(' ', ''),
    `${WITNESS} more`,
    `${WITNESS},${WITNESS}`,
    WITNESS.replace('https', 'ftp'),
  ])
    expect(() => settingsWith({ ANNALS_SEAL_WITNESSES: wrong })).toThrow(
      /ANNALS_SEAL_WITNESSES names for each witness its public key/,
    );
});
