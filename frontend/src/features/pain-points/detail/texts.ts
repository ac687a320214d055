import { t, translated } from '@annals/contracts/kernel/text';

/** The words of a pain point's own view. */
export const texts = translated({
  back: 'Pain Points',
  loading: 'Loading the pain point...',
  failed: 'The pain point could not be loaded',
  notFoundTitle: 'No such pain point',
  notFoundSentence: 'It does not exist, or it is not yours to see.',
  keeper: (name: string | null) =>
    name === null ? t('Looked after by the administrators') : t('Looked after by {name}', { name }),
});
