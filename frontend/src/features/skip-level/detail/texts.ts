import { decimal, t, translated } from '@annals/contracts/kernel/text';

/** The words of a skip-level meeting's own view. */
export const texts = translated({
  titleWith: (name: string) => t('Skip-level meeting with {name}', { name }),
  titleBetween: (leader: string, employee: string) =>
    t('Skip-level meeting of {leader} and {employee}', { leader, employee }),
  manager: (name: string) => t('reports to {name}', { name }),
  next: (time: string) => t('The two of you mean to meet again on {time}.', { time }),
  privateSentence:
    'You can see that and when they meet. What they say is for the two of them; an auditor could open it with a stated reason, of which they would be told.',
});

export const briefingTexts = translated({
  title: 'Briefing by ALEX',
  generate: 'Generate Briefing',
  again: 'Prepare again',
  pending: 'ALEX is preparing your briefing...',
  print: 'Print',
  empty: 'No briefing yet',
  emptySentence:
    'ALEX gathers highlights, how people are doing, open action items and suggested questions, from what you may see.',
  none: 'There was no briefing.',
  preparedAt: (time: string) => t('Prepared on {time}, for you. It is shown to no colleague.', { time }),
  highlights: 'Employee highlights',
  ownHighlights: 'Your highlights',
  wellness: 'Wellness snapshot',
  actionItems: 'Open action items',
  noActionItems: 'Nothing is open from earlier meetings of the two of you.',
  questions: 'Suggested questions',
  basis: (count: number) => t('What this rests on ({count})', { count }),
  record: (kind: string, day: string | undefined) =>
    day === undefined ? t(kind) : t('{kind} of {day}', { kind: t(kind), day }),
  restsOn: (records: readonly string[], more: number) =>
    more > 0
      ? t('Rests on: {records}; and {more} more.', { records: records.join('; '), more })
      : t('Rests on: {records}.', { records: records.join('; ') }),
  glance: 'At a glance',
  glanceOf: (highlights: number, open: number, questions: number, average: number | null) =>
    `${t(
      '{highlights, plural, one {# highlight} other {# highlights}}, {open, plural, one {# open action item} other {# open action items}} and {questions, plural, one {# suggested question} other {# suggested questions}}.',
      { highlights, open, questions },
    )} ${
      average === null
        ? t('There is no wellness figure to show.')
        : t('The wellness figure is {average} out of 10.', { average: decimal(average) })
    }`,
  outOf: (average: string) => t('{average} out of 10', { average }),
});

export const wordsTexts = translated({
  followUp: {
    title: 'Follow-up notes',
    label: 'What follows from the meeting',
    help: 'Both of you read and write them.',
    empty: 'No follow-up notes yet.',
  },
  feedback: {
    title: 'Employee feedback',
    label: 'How was the meeting for you?',
    help: 'Read by the two of you.',
    empty: 'No feedback yet.',
    later: 'You can give feedback once the meeting has begun.',
  },
  leader: {
    title: 'My notes',
    label: 'Notes for yourself',
    help: 'Shown to no colleague or administrator. An auditor could open them with a stated reason, of which you would be told.',
    empty: 'No notes yet.',
  },
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
});
