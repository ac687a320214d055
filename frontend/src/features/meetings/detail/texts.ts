/** The words of a meeting's own view. */
export const texts = {
  privateSentence:
    'Agenda, notes, action items and history are for the two people of the meeting. An auditor could open them with a stated reason, of which they would be told.',
} as const;

export const agendaTexts = {
  title: 'Agenda',
  empty: 'Nothing on the agenda yet.',
  add: 'Add to the agenda',
  submit: 'Add',
  addedBy: (name: string) => `added by ${name}`,
  discussed: 'discussed',
  carriedOver: 'from last time',
  failed: 'Failed to change the agenda',
} as const;

export const lastTimeTexts = {
  title: 'From last time',
  notDiscussed: 'Not discussed',
  carryOver: 'Carry over to this agenda',
  ticked: 'Marked as done',
  reopened: 'Marked as not done',
  failed: 'Failed to change what was left from last time',
} as const;

export const notesTexts = {
  title: 'Notes',
  label: 'Shared notes',
  empty: 'No notes yet.',
  save: 'Save notes',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
} as const;
