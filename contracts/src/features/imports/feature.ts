import { feature } from '../../kernel/feature';

export const importsFeature = feature({
  name: 'imports',
  tags: ['Imports'],
  readModels: ['imports'],
  records: {
    import: 'Imports of people',
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly imports: typeof importsFeature;
  }
}
