/** The words of a skip-level meeting's own view. */
export const texts = {
  titleWith: (name: string) => `Skip-level meeting with ${name}`,
  titleBetween: (leader: string, employee: string) => `Skip-level meeting of ${leader} and ${employee}`,
  manager: (name: string) => `reports to ${name}`,
  next: (time: string) => `The two of you mean to meet again on ${time}.`,
  privateSentence:
    'You can see that and when they meet. What they say is for the two of them; an auditor could open it with a stated reason, of which they would be told.',
} as const;

export const briefingTexts = {
  title: 'Briefing by ALEX',
  generate: 'Generate Briefing',
  again: 'Prepare again',
  pending: 'ALEX is preparing your briefing...',
  print: 'Print',
  empty: 'No briefing yet',
  emptySentence:
    'ALEX gathers highlights, how people are doing, open action items and suggested questions, from what you may see.',
  none: 'There was no briefing.',
  preparedAt: (time: string) => `Prepared on ${time}, for you. It is shown to no colleague.`,
  highlights: 'Employee highlights',
  ownHighlights: 'Your highlights',
  wellness: 'Wellness snapshot',
  actionItems: 'Open action items',
  noActionItems: 'Nothing is open from earlier meetings of the two of you.',
  questions: 'Suggested questions',
  basis: (count: number) => `What this rests on (${count})`,
  record: (kind: string, day: string | undefined) => (day === undefined ? kind : `${kind} of ${day}`),
  restsOn: (records: readonly string[], more: number) =>
    `Rests on: ${records.join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}.`,
  glance: 'At a glance',
  glanceOf: (highlights: number, open: number, questions: number, average: number | null) =>
    `${counted(highlights, 'highlight')}, ${counted(open, 'open action item')} and ${counted(questions, 'suggested question')}. ${
      average === null
        ? 'There is no wellness figure to show.'
        : `The wellness figure is ${average.toFixed(1)} out of 10.`
    }`,
  outOf: (average: string) => `${average} out of 10`,
} as const;

export const wordsTexts = {
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
} as const;

/** `1 highlight`, `2 highlights`. */
function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}
