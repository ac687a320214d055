import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the request form. Quoted ones are the specification's. */
export const formTexts = translated({
  title: 'Request Time Off',
  type: 'Type',
  chooseType: 'Select a type',
  startDate: 'Start Date',
  endDate: 'End Date',
  halfDayStart: 'The first day begins at midday',
  halfDayEnd: 'The last day ends at midday',
  reason: 'Reason',
  notes: 'Notes (Optional)',
  notesHelp: 'Who stands in for you, where things are: whatever your manager should know.',
  cancel: 'Cancel',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  done: 'Time-off Request Submitted',
  doneSentence: 'Your request has been sent to your manager for approval.',
  missing: 'Missing Information',
  failed: 'Error',
  failedOtherwise: 'Failed to submit the time-off request. Please try again.',
  endsBeforeItStarts: 'The end date is before the start date.',
});

/** What a request comes to, while it is being filled in. */
export const previewTexts = translated({
  label: 'What this request comes to',
  takes: (working: string, calendar: string) =>
    t('This takes {working} ({calendar}).', { working, calendar }),
  leaves: (year: number, before: string, after: string) =>
    t('{year}: {before} left now, {after} left with it.', { year: String(year), before, after }),
  holidays: (names: string) => t('Public holidays in between, which are not counted: {names}.', { names }),
  uncounted: 'This type is not counted against a balance.',
});
