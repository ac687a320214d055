/** The words of a meeting's own view. */
export const texts = {
  back: 'All meetings',
  loading: 'Loading meeting...',
  failed: 'The meeting could not be loaded',
  notFoundTitle: 'This meeting is not here',
  notFoundSentence: 'It does not exist, or it is not among the meetings you may see.',
  reschedule: 'Reschedule',
  complete: 'Complete',
  cancelMeeting: 'Cancel meeting',
  cancelledBecause: (reason: string) => `Cancelled: ${reason}`,
  privateTitle: 'Between the two of them',
  privateSentence:
    'Agenda, notes, action items and history are for the two people of the meeting. An auditor could open them with a stated reason, of which they would be told.',
} as const;

export const completeTexts = {
  title: 'Complete this meeting?',
  sentence: 'It is marked as having taken place and can no longer be moved or cancelled.',
  confirm: 'Complete',
  refuse: 'Not yet',
} as const;

export const cancelTexts = {
  title: 'Cancel this meeting?',
  sentence: 'Both of you will see that it does not take place. It stays in the history.',
  words: 'Reason (optional)',
  confirm: 'Cancel meeting',
  refuse: 'Keep it',
} as const;

export const agendaTexts = {
  title: 'Agenda',
  empty: 'Nothing on the agenda yet.',
  add: 'Add to the agenda',
  submit: 'Add',
  addedBy: (name: string) => `added by ${name}`,
  discussed: 'discussed',
  failed: 'Failed to change the agenda',
} as const;

export const notesTexts = {
  title: 'Notes',
  label: 'Shared notes',
  empty: 'No notes yet.',
  save: 'Save notes',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
} as const;
