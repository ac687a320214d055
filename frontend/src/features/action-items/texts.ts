/** The words of what two people agreed to do. */
export const texts = {
  title: 'Action items',
  empty: 'Nothing agreed yet.',
  add: 'Add action item',
  dialogTitle: 'New action item',
  text: 'What is to be done',
  owner: 'Who does it',
  chooseOwner: 'Choose a person',
  dueDate: 'Due date (optional)',
  cancel: 'Cancel',
  submit: 'Add',
  submitting: 'Adding...',
  due: (day: string) => `due ${day}`,
  failed: 'Failed to change the action items',
} as const;
