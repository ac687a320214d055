import { feature } from '../../kernel/feature';

/** The figures of each person that dashboards and reports sum up. */
export const summariesFeature = feature({
  name: 'summaries',
  tags: ['Summaries'],
  readModels: ['person_summaries', 'person_months'],
});

declare module '../../kernel/feature' {
  interface Features {
    readonly summaries: typeof summariesFeature;
  }
}
