import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';

export const languageModelFeature = feature({
  name: 'language-model',
  permissions: {
    'language-model:administer': ['admin'],
  },
  tags: ['LanguageModel'],
  readModels: ['language_model', 'wordings'],
  records: {
    languageModel: msg('Language model'),
    wording: msg('Words of the language model'),
  },
  problems: {
    'language-model.no-language-model': 409,
    'language-model.only-alex-asks': 403,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly languageModel: typeof languageModelFeature;
  }
}
