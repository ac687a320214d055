import { z } from 'zod';
import { statedReason } from '../../kernel/reason';
import { command, pageQuery, query } from '../../kernel/route';
import { languageModelView, wordingView } from './views';

/** The body of `POST /api/language-model/switch`. */
export const switchLanguageModel = z.strictObject({ isOn: z.boolean(), reason: statedReason });

export const languageModelRoutes = {
  one: query('GET /api/language-model', {
    summary:
      'The language model that is configured, whether it is switched on, and what it has been used for',
    may: 'language-model:administer',
    answer: languageModelView,
    tags: ['LanguageModel'],
    reads: ['language_model', 'people'],
  }),
  wordings: query('GET /api/language-model/wordings', {
    summary: 'What a language model was sent and what it answered, newest first, a page at a time',
    may: 'language-model:administer',
    query: pageQuery,
    answer: z.array(wordingView),
    paged: true,
    tags: ['LanguageModel'],
    reads: ['wordings'],
  }),
  turn: command('POST /api/language-model/switch', {
    summary: 'Let the language model put insights and briefings into other words, or no longer',
    may: 'language-model:administer',
    body: switchLanguageModel,
    changes: ['LanguageModel', 'Insights', 'SkipLevel'],
  }),
};
