import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { wordWhatIsDue } from './words';

const WORD = 'word-what-is-due';
const SWEEP = 'sweep-words-due';
const SWEEP_EVERY_MS = 60_000;
/** What happens within so long is looked at in one go. */
const SETTLING_MS = 5_000;
const MATTERS = new Set(['InsightGenerated', 'BriefingPrepared', 'LanguageModelSwitchedOn']);

/** Soon after there is something new, it is looked whether it is to be put into other words. Nobody waits for it. */
export function languageModelPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'language-model',
    react: async ({ type }) => {
      if (!MATTERS.has(type)) return;
      const now = clock().getTime();
      const due = (Math.floor(now / SETTLING_MS) + 1) * SETTLING_MS;
      await queue.add(WORD, `${WORD}-${String(due)}`, {}, due - now);
    },
  };
}

/** What the jobs do: put what is due into other words. Without a language model they do nothing. */
export function languageModelJobs(services: Services): JobHandlers {
  const { languageModel } = services;
  const act = async () => {
    if (languageModel) await wordWhatIsDue(services, languageModel);
  };
  return { [WORD]: act, [SWEEP]: act };
}

/** Keeps looking: what was left because of a limit, a failure or a lost queue comes later. */
export function sweepWordings(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
