import { Option } from 'commander';
import { JOB_STATES, type JobState } from '../../platform/queue/queue-inspection';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation } from '../kernel/installation';
import { numberOption } from '../kernel/numbers';
import { answer, count, facts, table } from '../kernel/print';
import { openQueue } from './open-queue';

interface Flags extends CommonFlags {
  readonly state?: JobState;
  readonly limit: number;
}

/** `annals jobs list`: how many jobs are in which state, and those of one state. */
export const listJobs: Register = (jobs) => {
  command(jobs, 'list', 'how many jobs are in which state, and the newest of one state')
    .addOption(new Option('--state <state>', 'lists the jobs in this state').choices([...JOB_STATES]))
    .option('--limit <number>', 'at most so many', numberOption(1, 1_000), 50)
    .action((flags: Flags) =>
      withInstallation(async ({ configuration, database }) => {
        const queue = await openQueue(configuration, database);
        try {
          const counts = await queue.counts();
          const state = flags.state ?? (counts.failed > 0 ? 'failed' : undefined);
          const listed = state ? await queue.list(state, flags.limit) : [];
          answer(flags, { counts, jobs: listed }, () => {
            const summary = facts(Object.fromEntries(JOB_STATES.map((name) => [name, count(counts[name])])));
            if (!state) return summary;
            return `${summary}\n\n${table(listed, {
              job: ({ id }) => id,
              name: ({ name }) => name,
              tries: ({ tries }) => tries,
              when: ({ dueAt, finishedAt, queuedAt }) => dueAt ?? finishedAt ?? queuedAt,
              failure: ({ failure }) => failure,
            })}`;
          });
        } finally {
          await queue.close();
        }
      }),
    );
};
