import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { evidenceFilter, type EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';
import { evidenceExportId } from '@annals/contracts/features/audit/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { admits } from '@annals/contracts/permissions';
import { evidenceRoutes } from '@annals/contracts/features/audit/evidence-routes';
import { EvidenceExported, EvidenceRequested } from '@annals/contracts/features/audit/evidence-events';
import { openReadModels } from '@annals/projections/engine/connections';
import { UserAuth } from '../../platform/sessions/user-auth';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../../features/person/person-decider';
import { CannotBeMade } from '../../platform/archives/make';
import { writeBundle } from '../../features/audit/evidence/make';
import { named } from '../backup';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT, ofFile } from '../kernel/failures';
import { withInstallation, type Installation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { withSeal } from './open-seal';

interface ExportFlags extends CommonFlags {
  readonly out: string;
  readonly for: string;
  readonly purpose: string;
  readonly filter: readonly string[];
}

/** A person who has the command line of the server. */
const OPERATOR = { id: 'system:operator', role: 'system' } as const;

/** `annals audit export`: writes a bundle of evidence into a file. */
export const exportEvidence: Register = (audit) => {
  command(audit, 'export', 'writes events with their proofs into a file that annals-verify checks')
    .requiredOption('--out <file>', 'the archive to write, such as evidence.tar.gz; it must not exist')
    .requiredOption('--for <address>', 'the e-mail address of the auditor who gets it; the log keeps that')
    .requiredOption('--purpose <words>', 'what it is for; it stands in the bundle and in the log')
    .option(
      '--filter <name=value...>',
      'narrows the selection: person, feature, type, role, stream, command, from, until, text, fromPosition, untilPosition',
      [],
    )
    .action((flags: ExportFlags) =>
      withInstallation((installation) =>
        withSeal(installation, async (seal, sealSettings) => {
          const out = named(flags.out);
          const filter = readFilter(flags.filter);
          const requestedBy = await auditorWith(flags.for, installation);
          const id = evidenceExportId.parse(randomUUID());
          // Readable by its owner alone: it holds what people wrote. It never overwrites another one.
          const file = openSync(out, 'wx', 0o600);
          const readModels = openReadModels(installation.databaseUrl, 2);
          const progress = showProgress(flags, 'Exporting', 'events', 0);
          try {
            const now = new Date().toISOString();
            const about = { id, requestedBy, purpose: flags.purpose, filter, createdAt: now };
            const { log } = installation;
            const { events, checkpoint, archive } = await writeBundle(
              { log, seal, sealSettings, readModels, clock: () => new Date() },
              about,
              {
                // Whole, or an error: `writeSync` writes as much as there is room for.
                write: (piece) => Promise.resolve(writeFileSync(file, piece)),
                progress: (done, total) => Promise.resolve(progress.update(done, total)),
              },
            );
            fsyncSync(file);
            const made = { exportId: id, requestedBy };
            await log.append(
              `evidence-${id}`,
              [
                EvidenceRequested.of({ ...made, filter, purpose: flags.purpose }),
                EvidenceExported.of({ ...made, events, treeSize: checkpoint.size, ...archive }),
              ],
              {
                commandId: id,
                correlationId: id,
                actorId: OPERATOR.id,
                actorRole: OPERATOR.role,
                occurredAt: now,
              },
              'no-stream',
            );
            progress.stop();
            answer(flags, { id, file: out, events, treeSize: checkpoint.size, ...archive }, () =>
              [
                `${count(events)} events written to ${out}, proved against a checkpoint over ${count(checkpoint.size)}.`,
                `SHA-256 ${archive.sha256}`,
              ].join('\n'),
            );
          } catch (error) {
            rmSync(out, { force: true });
            if (error instanceof CannotBeMade) throw new CommandFailure(error.message);
            throw ofFile(out, error);
          } finally {
            progress.stop();
            closeSync(file);
            await readModels.destroy();
          }
        }),
      ),
    );
};

async function auditorWith(address: string, { pool, log }: Installation): Promise<PersonId> {
  const owner = await new UserAuth(pool).ownerOf(address.toLowerCase());
  if (owner === undefined) throw new CommandFailure(`${address} has no account.`, EXIT.misused);
  const id = personId.parse(owner);
  const who = await stateOf(log, person, id);
  if (who.status !== 'employed' || !admits(evidenceRoutes.request.may, who.role))
    throw new CommandFailure(`Evidence is for auditors, and ${address} is none.`);
  return id;
}

function readFilter(words: readonly string[]): EvidenceFilter {
  const given = words.map((word) => {
    const [name = '', ...value] = word.split('=');
    return [name, value.join('=')];
  });
  const known = Object.keys(evidenceFilter.shape);
  const unknown = given.find(([name = '']) => !known.includes(name));
  if (unknown)
    throw new CommandFailure(
      `There is no filter called ${unknown[0] ?? ''}. There are ${known.join(', ')}, each as name=value.`,
      EXIT.misused,
    );
  const parsed = evidenceFilter.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandFailure(
    `The filter ${issue?.path.join('.') ?? ''} is not valid: ${issue?.message ?? ''}.`,
    EXIT.misused,
  );
}
