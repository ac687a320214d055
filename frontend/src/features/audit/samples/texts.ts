import { translated } from '@annals/contracts/kernel/text';

/** The words of samples. */
export const texts = translated({
  subtitle: 'Reproducible samples: the same seed gives the same events.',
  title: 'Samples',
  loading: 'Loading samples...',
  failed: 'The samples could not be loaded',
  empty: 'No samples yet',
  emptySentence: 'Draw some events at random, in a way that another auditor can repeat.',
  columns: ['Sample', 'Drawn', 'Of', 'Seed', 'By', 'When'],
  draw: 'Draw a sample',
  everything: 'All events',
  method:
    'Of the events that match and stand at the stated head of the log or before, those with the lowest SHA-256 over “seed:event id” are drawn.',
});

export const drawTexts = translated({
  title: 'Draw a sample',
  name: 'Name',
  seed: 'Seed',
  seedHelp: 'Any words or figures. The same seed draws the same events.',
  size: 'Number of events',
  from: 'From',
  fromHelp: 'Everything, or what one of your saved searches finds.',
  submit: 'Draw',
  submitting: 'Drawing...',
  cancel: 'Cancel',
  done: 'Sample drawn',
  failed: 'Failed to draw the sample',
});

export const sampleTexts = translated({
  back: 'Samples',
  loading: 'Loading the sample...',
  failed: 'The sample could not be loaded',
  notFoundTitle: 'No such sample',
  notFoundSentence: 'There is no sample at this address.',
  facts: 'How it was drawn',
  events: 'Drawn events',
  reproduced: 'Drawn again just now: the same events',
  notReproduced: 'Drawn again just now: other events',
  labels: {
    filter: 'From',
    seed: 'Seed',
    population: 'Matching events',
    size: 'Drawn',
    head: 'Up to position',
    by: 'By',
    method: 'Method',
  },
});
