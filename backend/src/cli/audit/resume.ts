import { alarmReason } from '@annals/contracts/features/audit/seal-routes';
import { publishedIn } from '../../platform/sealing/published';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { answer } from '../kernel/print';
import { withSeal } from './open-seal';

interface ResumeFlags extends CommonFlags {
  readonly reason: string;
  readonly acceptBreak: boolean;
}

/** `annals audit resume`: sealing goes on after it stopped. The order is an event with its reason, signed with the key of the log. */
export const resumeSealing: Register = (audit) => {
  command(audit, 'resume', 'resumes sealing after it stopped; the tree is built again from the log')
    .requiredOption('--reason <words>', 'why it may go on, without personal data; it stays in the log')
    .option(
      '--accept-break',
      'gives up the signed checkpoints that the log does not fit: what they covered cannot be restored',
      false,
    )
    .action((flags: ResumeFlags) => {
      const reason = alarmReason.safeParse(flags.reason);
      if (!reason.success)
        throw new CommandFailure(
          '--reason says why sealing may go on, in 10 to 500 characters, without personal data: it stays in the log.',
          EXIT.misused,
        );
      return withInstallation((installation) =>
        withSeal(installation, async (seal, settings) => {
          const stopped = await seal.stopped();
          const { notes, failure } = await publishedIn(settings);
          if (failure !== undefined)
            throw new CommandFailure(
              `The checkpoints in the bucket have to be compared, and cannot be read: its key needs to list and read it. ${failure instanceof Error ? failure.message : ''}`,
            );
          const breaks = await seal.resume(reason.data, notes, {
            acceptsBreaks: flags.acceptBreak,
            witnesses: settings.witnesses,
            signal: installation.signal,
          });
          answer(flags, { stopped: stopped ?? null, accepted: breaks }, () =>
            [
              stopped === undefined
                ? 'Sealing was not stopped. The tree was built again.'
                : 'Sealing goes on.',
              ...(breaks.length === 0
                ? ['The log fits every checkpoint that is known.']
                : [
                    `${String(breaks.length)} checkpoints were given up. Keep them as evidence, and move the files of these sizes out of the published ones; a witness cosigns this log again when its operator has removed what it remembers:`,
                    ...breaks,
                    'Tell your auditors and everybody else who keeps your checkpoints: they hold checkpoints that this log does not fit.',
                  ]),
            ].join('\n'),
          );
        }),
      );
    });
};
