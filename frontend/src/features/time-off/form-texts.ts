/** The words of the request form. Quoted ones are the specification's. */
export const formTexts = {
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
} as const;

/** What a request comes to, while it is being filled in. */
export const previewTexts = {
  label: 'What this request comes to',
  takes: (working: string, calendar: string) => `This takes ${working} (${calendar}).`,
  leaves: (year: number, before: string, after: string) =>
    `${String(year)}: ${before} left now, ${after} left with it.`,
  holidays: (names: string) => `Public holidays in between, which are not counted: ${names}.`,
  uncounted: 'This type is not counted against a balance.',
} as const;
