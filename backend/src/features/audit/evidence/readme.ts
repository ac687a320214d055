import { t } from '@annals/contracts/kernel/text';

/** What is in every bundle for the person who opens it without having read anything else, in the language of the moment. */
export function readme(): string {
  const files: readonly (readonly [string, string])[] = [
    ['manifest.txt', t('what was selected, by whom and what for, and SHA-256 of every other file; signed')],
    ['checkpoint.txt', t('how long the log was and what it held (C2SP tlog-checkpoint); signed')],
    ['checkpoints/', t('earlier checkpoints of the same log')],
    [
      'consistency.jsonl',
      t('the proofs that the log of each earlier checkpoint is the beginning of this one (RFC 9162, 2.1.4)'),
    ],
    ['keys.txt', t('the public keys of the log, oldest first')],
    ['key-changes/', t('where a key hands over to the next, and from which size on the next one signs')],
    ['events/', t('the events, one a line, in canonical JSON (RFC 8785); personal fields are encrypted')],
    [
      'proofs/',
      t('for each line of events/, its place in the log and its inclusion proof (RFC 9162, 2.1.3)'),
    ],
    ['catalogue.json', t('what the types of events mean')],
    ['report.html', t('the same for reading')],
  ];
  const widest = Math.max(...files.map(([name]) => name.length));
  return `${t('Evidence from the log of Annals')}

${t('This archive holds events as they stand in the log, and the proof that they do. Check it with annals-verify, which needs nothing but Node.js 20 or a browser. Get it from where you trust it, not from the person who gave you this archive:')}

  node annals-verify.mjs bundle.tar.gz --key ${t('<the public key of the log, as it was given to you>')}

${t('What is in it:')}

${files.map(([name, what]) => `  ${name.padEnd(widest)}   ${what}`).join('\n')}

${t('By hand: the SHA-256 of a line of events/ without its line end is the fingerprint of the event. The SHA-256 of a zero byte and the 32 bytes of the fingerprint is its leaf. docs/audit.md of Annals goes on from there.')}
`;
}
