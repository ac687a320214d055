import { readFileSync } from 'node:fs';
import { tamperingSentence } from '@annals/contracts/features/audit/seal-views';
import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { witnessKey } from '@annals/event-store/sealing/cosignature';
import type { Finding } from '@annals/event-store/sealing/finding';
import type { SealStore } from '@annals/event-store/sealing/seal-store';
import type { VerifierKey } from '@annals/event-store/sealing/signed-note';
import type { Seal } from '../../platform/sealing/seal';
import { publishedIn } from '../../platform/sealing/published';
import { SealingIsStopped } from '../../platform/sealing/stop';
import type { WitnessSettings } from '../../platform/sealing/witnesses/ask';
import { cosignNewest } from '../../platform/sealing/cosign';
import { cosignaturesUnder, newestCosignature } from '../../platform/sealing/witnesses/kept';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { readKeys } from '../kernel/key-option';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { withSeal } from './open-seal';

interface VerifyFlags extends CommonFlags {
  readonly checkpoint: readonly string[];
  readonly witness: readonly string[];
}

/** `annals audit verify`: compares the whole log with its seal. Ends with 3 when something is not as it was sealed. */
export const verifyNow: Register = (audit) => {
  command(audit, 'verify', 'compares the whole log with its seal, event by event')
    .option(
      '--checkpoint <file...>',
      'checkpoints that were kept elsewhere and that the log has to fit too',
      [],
    )
    .option(
      '--witness <key or file...>',
      'public keys of witnesses who must have cosigned the log; those of ANNALS_SEAL_WITNESSES are asked now',
      [],
    )
    .action((flags: VerifyFlags) =>
      withInstallation((installation) =>
        withSeal(installation, async (seal, settings) => {
          const kept = flags.checkpoint.map((file) => ({ note: readCheckpoint(file) }));
          const keys = readKeys(flags.witness, witnessKey);
          const now = await askNow(seal, settings.witnesses);
          const { notes: published, failure } = await publishedIn(settings);
          const unread = failure === undefined ? null : sentenceOf(failure);
          const verifier = await seal.verifier({ published: [...published, ...kept] });
          const progress = showProgress(flags, 'Verifying', 'events', Number(await installation.log.head()));
          try {
            const started = Date.now();
            const { verified, signed, findings } = await verifier.whole(
              (done, total) => progress.update(done, total),
              installation.signal,
            );
            const unsigned = Math.max(0, Number(await installation.log.head()) - signed);
            await seal.raise(findings);
            progress.stop();
            const seconds = (Date.now() - started) / 1_000;
            const said = findings.map((finding) => ({ ...finding, sentence: inWords(finding) }));
            const notes = kept.map(({ note }) => note);
            const witnesses = await Promise.all(keys.map((key) => cosignedBy(seal.store, key, notes)));
            const isCosigned = witnesses.every(({ size }) => size !== null);
            answer(
              flags,
              { verified, signed, unsigned, seconds, findings: said, witnesses, ...now, unread },
              () =>
                [
                  `${count(verified)} events compared with their seal in ${seconds.toFixed(1)} s.`,
                  ...(findings.length === 0
                    ? whatIsProved(signed, unsigned)
                    : [...said.map(({ sentence }) => sentence), WHAT_NOW]),
                  ...witnesses.map(({ sentence }) => sentence),
                  ...now.away.map(
                    ({ witness, error }) => `The witness ${witness} could not be asked: ${error}`,
                  ),
                  ...(unread === null
                    ? []
                    : [`Of the bucket only the newest checkpoint was compared, if any. ${unread}`]),
                  ...(now.stopped === null ? [] : [now.stopped]),
                ].join('\n'),
            );
            const isUnsigned = signed === 0 && unsigned > 0;
            if (findings.length > 0 || isUnsigned || !isCosigned || now.stopped !== null)
              process.exitCode = EXIT.found;
          } finally {
            progress.stop();
          }
        }),
      ),
    );
};

const IN_THE_GUIDE = 'docs/audit.md, "When there is an alarm", says what comes next.';
const WHAT_NOW = `Stop nothing yet, and change nothing: ${IN_THE_GUIDE}`;

/** What can be said when nothing is found: no more than what is signed. */
function whatIsProved(signed: number, unsigned: number): string[] {
  if (signed === 0 && unsigned > 0)
    return [
      'No signed checkpoint covers any event of this log, so nothing is proved.',
      `When it was sealed before, somebody has removed the seal: ${IN_THE_GUIDE}`,
    ];
  if (unsigned === 0) return ['Everything is as it was sealed.'];
  return [
    'Everything is as it was sealed.',
    unsigned === 1
      ? 'The newest event is under no signed checkpoint yet, so nothing is proved of that one.'
      : `The newest ${count(unsigned)} events are under no signed checkpoint yet, so nothing is proved of those.`,
  ];
}

/** Asks the witnesses that are configured whether the log still goes on from what they cosigned. */
async function askNow(
  seal: Seal,
  witnesses: readonly WitnessSettings[],
): Promise<{ away: readonly { witness: string; error: string }[]; stopped: string | null }> {
  try {
    const failures = await cosignNewest(seal, witnesses, new Date(), 'all');
    const away = failures.map(({ witness, error }) => ({
      witness,
      error: sentenceOf(error),
    }));
    return { away, stopped: null };
  } catch (error) {
    if (error instanceof SealingIsStopped) return { away: [], stopped: error.message };
    throw error;
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a witness says of the log. @param notes checkpoints that were kept elsewhere */
async function cosignedBy(store: SealStore, key: VerifierKey, notes: readonly string[]) {
  const kept = await newestCosignature(store, key);
  const elsewhere = notes.flatMap((note) => {
    const size = readableCheckpoint(note)?.size;
    return size === undefined
      ? []
      : cosignaturesUnder(note, [key]).map((cosignature) => ({ size, cosignature }));
  });
  const [newest] = [...(kept ? [kept] : []), ...elsewhere].toSorted((one, two) => two.size - one.size);
  const name = `${key.name} (${key.id})`;
  return newest
    ? {
        witness: key.text,
        size: newest.size,
        sentence: `The witness ${name} has cosigned ${count(newest.size)} events, at ${newest.cosignature.at.toISOString()}.`,
      }
    : {
        witness: key.text,
        size: null,
        sentence: `No checkpoint of this log is cosigned by the witness ${name}.`,
      };
}

function inWords({ kind, position, until, other }: Finding): string {
  return tamperingSentence({
    kind,
    position: String(position),
    until: until === undefined ? null : String(until),
    other: other === undefined ? null : String(other),
  });
}

function readCheckpoint(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandFailure(`The checkpoint ${file} cannot be read.`, EXIT.misused);
  }
}
