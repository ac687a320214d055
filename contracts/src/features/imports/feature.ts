import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';

export const importsFeature = feature({
  name: 'imports',
  tags: ['Imports'],
  readModels: ['imports'],
  records: {
    import: msg('Imports of people'),
  },
  problems: {
    'imports.nothing-to-import': 422,
    'imports.unreadable-list': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly imports: typeof importsFeature;
  }
}
