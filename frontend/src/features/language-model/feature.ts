import { msg } from '@annals/contracts/kernel/text';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const languageModelScreens = frontendFeature({
  catalogues: [
    {
      name: 'language-model',
      label: msg('Language model'),
      sentence: msg(
        'Whether a language model may put insights and briefings into other words, and what it was sent.',
      ),
      Component: lazily(() => import('./LanguageModel')),
    },
  ],
});
