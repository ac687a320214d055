import type { AccountState, PeopleState } from '@annals/contracts/people/administration';

/** The words of the people directory. */
export const directoryTexts = {
  title: 'People directory',
  hire: 'Hire someone',
  search: 'Search by name or email',
  department: 'Department',
  everyDepartment: 'Every department',
  role: 'Role',
  everyRole: 'Every role',
  state: 'Who is shown',
  loading: 'Loading people...',
  failed: 'The people could not be loaded',
  empty: 'Nobody here',
  nobodyFound: 'Nobody found',
  nobodyFoundSentence: 'Try other words, or show everybody who works here.',
  columns: ['Name', 'Role', 'Position', 'Department', 'Manager', 'Account'],
  leftOn: (day: string) => `Left on ${day}`,
} as const;

export const STATE_LABELS: Readonly<Record<PeopleState, string>> = {
  working: 'Everybody who works here',
  invited: 'Invited, no password yet',
  locked: 'Account locked',
  departed: 'Left the organisation',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountState, string>> = {
  none: 'No account',
  invited: 'Invited',
  open: 'Open',
  locked: 'Locked',
  deactivated: 'Closed',
};

/** The words of one person's page. */
export const personTexts = {
  back: 'All people',
  loading: 'Loading the person...',
  failed: 'The person could not be loaded',
  notFoundTitle: 'There is no such person',
  notFoundSentence: 'Look for them in the directory.',
  email: 'Email',
  position: 'Position',
  department: 'Department',
  manager: 'Manager',
  nobody: 'Nobody',
  reports: 'People who report to them',
  hired: 'Hired on',
  promoted: 'Last promoted on',
  lastDay: 'Last day',
  account: 'Account',
  invited: 'Invitation sent',
  invitationEnds: 'Invitation works until',
  lastSignIn: 'Last signed in',
  never: 'Never',
  lockedUntil: 'Locked until',
  actions: 'What can be done',
  changeManager: 'Change manager',
  changePosition: 'Change position',
  changeDepartment: 'Change department',
  changeRole: 'Change role',
  changeHolidays: 'Change public holidays',
  holidays: 'Public holidays',
  holidaysOf: (calendar: string, isOwn: boolean) => (isOwn ? calendar : `${calendar} (the organisation’s)`),
  lock: 'Lock account',
  unlock: 'Unlock account',
  invite: 'Send an invitation',
  inviteAgain: 'Send a new invitation',
  depart: 'Record departure',
} as const;

/** What every form here says. */
export const formTexts = {
  cancel: 'Cancel',
  submitting: 'Saving...',
  failed: 'That did not work',
  reason: 'Why',
  reasonHelp: 'Kept in the history of the person.',
  choose: 'Choose...',
  search: 'Find by name or email',
  searching: 'Searching...',
  nobodyFound: 'Nobody found',
  nobodyAbove: 'Nobody: they stand at the top',
} as const;

export const hireTexts = {
  ...formTexts,
  title: 'Hire someone',
  sentence: 'They get an account and an invitation to choose a password.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  position: 'Position',
  department: 'Department',
  role: 'Role',
  manager: 'Manager',
  hireDate: 'First day',
  submit: 'Hire',
  submitting: 'Hiring...',
  done: 'Hired',
} as const;

export const linkTexts = {
  title: 'Invitation',
  emailed: (email: string) =>
    `The invitation was e-mailed to ${email}. The same link, to hand over yourself:`,
  notEmailed: (email: string) => `No e-mail was sent. Hand this link to ${email} yourself:`,
  link: 'Link to choose a password',
  help: 'It works once, for seven days, and is shown only now. A new invitation makes it stop working.',
  copy: 'Copy',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  copyFailedSentence: 'Select it and copy it by hand.',
  close: 'Done',
  sent: 'Invitation made',
} as const;

export const managerTexts = {
  ...formTexts,
  title: (name: string) => `Change the manager of ${name}`,
  manager: 'New manager',
  follows: 'This goes along to the new manager:',
  nothingFollows: 'Nothing is under way that would go along.',
  told: 'Both managers and the employee are told.',
  submit: 'Change manager',
  done: 'Manager changed',
} as const;

export const positionTexts = {
  ...formTexts,
  title: (name: string) => `Change the position of ${name}`,
  position: 'New position',
  promotion: 'This is a promotion',
  promotionHelp: 'A promotion is congratulated on and counted; the role can grow with it.',
  role: 'Role',
  submit: 'Change position',
  done: 'Position changed',
} as const;

export const departmentTexts = {
  ...formTexts,
  title: (name: string) => `Move ${name} to another department`,
  department: 'New department',
  submit: 'Change department',
  done: 'Department changed',
} as const;

export const holidayCalendarTexts = {
  ...formTexts,
  title: (name: string) => `Change the public holidays of ${name}`,
  calendar: 'Calendar of public holidays',
  calendarHelp:
    'It counts for what they ask for from now on, their balance and the team calendar. Requests made before keep their days.',
  organisations: (name: string | undefined) =>
    name === undefined ? 'The organisation’s' : `The organisation’s: ${name}`,
  listFailed: 'The calendars could not be loaded',
  submit: 'Change public holidays',
  done: 'Public holidays changed',
} as const;

export const roleTexts = {
  ...formTexts,
  title: (name: string) => `Change the role of ${name}`,
  role: 'New role',
  roleHelp: 'The role decides what they may see and do, from now on.',
  submit: 'Change role',
  done: 'Role changed',
} as const;

export const lockTexts = {
  ...formTexts,
  title: (name: string) => `Lock the account of ${name}?`,
  sentence: 'They are signed out everywhere at once, and cannot sign in until it is unlocked.',
  submit: 'Lock account',
  done: 'Account locked',
} as const;

export const unlockTexts = {
  ...formTexts,
  title: (name: string) => `Unlock the account of ${name}?`,
  sentence: 'They can sign in again with the password they had.',
  submit: 'Unlock account',
  done: 'Account unlocked',
} as const;

export const departureTexts = {
  ...formTexts,
  title: (name: string) => `Record the departure of ${name}`,
  sentence: 'Their account is closed for good. Their record and history stay.',
  lastDay: 'Last day',
  successor: 'Who takes over their reports',
  successorHelp: (count: number) =>
    `${String(count)} ${count === 1 ? 'person reports' : 'people report'} to them.`,
  ends: 'This is cancelled:',
  stays: 'This stays to be finished:',
  reason: 'Why',
  reasonHelp: 'May be left empty. Kept in the history of the person.',
  submit: 'Record departure',
  done: 'Departure recorded',
} as const;
