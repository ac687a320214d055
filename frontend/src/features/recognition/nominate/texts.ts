import { translated } from '@annals/contracts/kernel/text';

/** The words of the nomination. Quoted ones are the specification's. */
export const nominateTexts = translated({
  title: 'Nominate Someone',
  recipient: 'Recipient',
  category: 'Category',
  chooseCategory: 'Select a category',
  noCategories: 'There are no categories yet: an administrator defines what people are recognised for.',
  failedCategories: 'The categories could not be loaded. Please try again.',
  recognitionTitle: 'Title',
  titlePlaceholder: 'e.g., Calm in the outage',
  description: 'Description',
  descriptionPlaceholder: 'What did they do, and what came of it?',
  visibility: 'Visibility',
  cancel: 'Cancel',
  submit: 'Submit Recognition',
  submitting: 'Submitting...',
  done: 'Recognition Submitted',
  doneSentence: 'Your recognition has been submitted for approval.',
  failed: 'Error',
  failedSentence: 'Failed to create recognition',
});

export const VISIBILITY_HELP = translated({
  team: 'The recipient, their team and their manager see it.',
  department: 'Everyone in the recipient’s department sees it.',
  organization: 'Everyone in the organization sees it.',
});
