/** The words of a pain point's own view. */
export const texts = {
  back: 'Pain Points',
  loading: 'Loading the pain point...',
  failed: 'The pain point could not be loaded',
  notFoundTitle: 'No such pain point',
  notFoundSentence: 'It does not exist, or it is not yours to see.',
  keeper: (name: string | null) => `Looked after by ${name ?? 'the administrators'}`,
} as const;
