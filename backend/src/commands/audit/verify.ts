import { readFileSync } from 'node:fs';
import { tamperingSentence } from '@annals/contracts/audit/seal-views';
import type { Finding } from '@annals/event-store/sealing/finding';
import { publishedIn } from '../../audit/sealing/settings';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { withSeal } from './open-seal';

interface VerifyFlags extends CommonFlags {
  readonly checkpoint: readonly string[];
}

/** `annals audit verify`: compares the whole log with its seal. Ends with 3 when something is not as it was sealed. */
export const verifyNow: Register = (audit) => {
  command(audit, 'verify', 'compares the whole log with its seal, event by event')
    .option(
      '--checkpoint <file...>',
      'checkpoints that were kept elsewhere and that the log has to fit too',
      [],
    )
    .action((flags: VerifyFlags) =>
      withInstallation((installation) =>
        withSeal(installation, async (seal, settings) => {
          const kept = flags.checkpoint.map(readCheckpoint);
          const verifier = await seal.verifier({ published: [...publishedIn(settings), ...kept] });
          const progress = showProgress(flags, 'Verifying', 'events', Number(await installation.log.head()));
          try {
            const started = Date.now();
            const { verified, findings } = await verifier.whole(
              (done, total) => progress.update(done, total),
              installation.signal,
            );
            await seal.raise(findings);
            progress.stop();
            const seconds = (Date.now() - started) / 1_000;
            const said = findings.map((finding) => ({ ...finding, sentence: inWords(finding) }));
            answer(flags, { verified, seconds, findings: said }, () =>
              [
                `${count(verified)} events compared with their seal in ${seconds.toFixed(1)} s.`,
                ...(findings.length === 0
                  ? ['Everything is as it was sealed.']
                  : said.map(({ sentence }) => sentence)),
              ].join('\n'),
            );
            if (findings.length > 0) process.exitCode = EXIT.found;
          } finally {
            progress.stop();
          }
        }),
      ),
    );
};

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
