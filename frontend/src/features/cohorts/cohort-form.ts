import { daysAfter } from '@annals/contracts/kernel/local-time';
import { planCohort } from '@annals/contracts/features/cohorts/commands';
import { DEFAULT_MAX_PARTICIPANTS, quarterOf } from '@annals/contracts/features/cohorts/constants';
import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { z } from 'zod';
import { fromLines, toLines } from '../../ui/drafts/lines';
import { today } from '../../time/due';

/** Days until a cohort that is planned now starts, and how long it runs, unless somebody says otherwise. */
const STARTS_IN_DAYS = 28;
const RUNS_FOR_DAYS = 84;

/** What the inputs of the form hold, turned into what the contract wants. */
export const cohortForm = z
  .object({
    name: z.string(),
    description: z.string(),
    quarter: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    maxParticipants: z.union([z.string(), z.number()]),
    facilitatorId: z.string(),
    // Checked as a whole, so that the message is under the one input they share.
    learningModules: z.string().superRefine((area, context) => {
      const { error } = planCohort.shape.learningModules.safeParse(modulesFrom(area));
      if (error) context.addIssue(error.issues[0]?.message ?? '');
    }),
  })
  .transform(({ learningModules, ...rest }): z.input<typeof planCohort> => ({
    ...rest,
    learningModules: modulesFrom(learningModules),
  }))
  .pipe(planCohort);
export type CohortFormValues = z.input<typeof cohortForm>;

/** Each line a module: `Title: what it is about`. */
function modulesFrom(area: string): { title: string; description: string }[] {
  return fromLines(area).map((line) => {
    const [title = '', ...description] = line.split(':');
    return { title: title.trim(), description: description.join(':').trim() };
  });
}

function lineOf({ title, description }: LearningModule): string {
  return description === '' ? title : `${title}: ${description}`;
}

/** The form as it opens for a new cohort: in four weeks, for twelve weeks. */
export function emptyCohortForm(now: Date = new Date()): CohortFormValues {
  const startDate = daysFrom(now, STARTS_IN_DAYS);
  return {
    name: '',
    description: '',
    quarter: quarterOf(startDate),
    startDate,
    endDate: daysFrom(now, STARTS_IN_DAYS + RUNS_FOR_DAYS),
    maxParticipants: DEFAULT_MAX_PARTICIPANTS,
    facilitatorId: '',
    learningModules: '',
  };
}

/** The form as it opens for a cohort there is. */
export function filledCohortForm(cohort: CohortDetail): CohortFormValues {
  const { name, description, quarter, startDate, endDate, maxParticipants, facilitatorId } = cohort;
  const learningModules = toLines(cohort.learningModules.map(lineOf));
  return {
    name,
    description,
    quarter,
    startDate,
    endDate,
    maxParticipants,
    facilitatorId,
    learningModules,
  };
}

/** The modules as they were written, those that keep their title as the modules they are. */
export function keepingIds<Module extends { readonly title: string }>(
  written: readonly Module[],
  standing: readonly LearningModule[],
): (Module & Partial<Pick<LearningModule, 'moduleId'>>)[] {
  return written.map((module) => {
    const known = standing.find(({ title }) => title === module.title);
    return known ? { ...module, moduleId: known.moduleId } : module;
  });
}

function daysFrom(now: Date, days: number): string {
  return daysAfter(today(now), days);
}
