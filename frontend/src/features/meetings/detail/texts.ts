import { t, translated } from '@annals/contracts/kernel/text';
/** The words of a meeting's own view. */
export const texts = translated({
  privateSentence:
    'Agenda, notes, action items and history are for the two people of the meeting. An auditor could open them with a stated reason, of which they would be told.',
});

export const agendaTexts = translated({
  title: 'Agenda',
  empty: 'Nothing on the agenda yet.',
  add: 'Add to the agenda',
  submit: 'Add',
  addedBy: (name: string) => t('added by {name}', { name }),
  discussed: 'discussed',
  carriedOver: 'from last time',
  failed: 'Failed to change the agenda',
});

export const lastTimeTexts = translated({
  title: 'From last time',
  notDiscussed: 'Not discussed',
  carryOver: 'Carry over to this agenda',
  ticked: 'Marked as done',
  reopened: 'Marked as not done',
  failed: 'Failed to change what was left from last time',
});

export const notesTexts = translated({
  title: 'Notes',
  label: 'Shared notes',
  empty: 'No notes yet.',
  save: 'Save notes',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
});
