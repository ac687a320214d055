import type { AccountState, PeopleState } from '@annals/contracts/features/people/administration';

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
  nobodyFoundSentence: 'Try other words, or show all active employees.',
  columns: ['Name', 'Role', 'Position', 'Department', 'Manager', 'Account'],
  leftOn: (day: string) => `Left on ${day}`,
  looksLikeAdministrator: 'Name resembles an administrator’s',
} as const;

export const STATE_LABELS: Readonly<Record<PeopleState, string>> = {
  working: 'Active employees',
  invited: 'Invited, no password yet',
  locked: 'Account locked',
  departed: 'Left the organization',
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
  notFoundTitle: 'Person not found',
  notFoundSentence: 'Look for them in the directory.',
  email: 'Email',
  position: 'Position',
  department: 'Department',
  manager: 'Manager',
  nobody: 'Nobody',
  reports: 'Direct reports',
  hired: 'Hired on',
  promoted: 'Last promoted on',
  lastDay: 'Last day',
  account: 'Account',
  invited: 'Invitation sent',
  invitationEnds: 'Invitation works until',
  lastSignIn: 'Last signed in',
  never: 'Never',
  lockedUntil: 'Locked until',
  actions: 'Actions',
  changeManager: 'Change manager',
  changePosition: 'Change position',
  changeDepartment: 'Change department',
  changeRole: 'Change role',
  changeHolidays: 'Change public holidays',
  holidays: 'Public holidays',
  holidaysOf: (calendar: string, isOwn: boolean) => (isOwn ? calendar : `${calendar} (the organization’s)`),
  correct: 'Correct details',
  plan: 'Plan a change',
  rehire: 'Hire again',
  lock: 'Lock account',
  unlock: 'Unlock account',
  invite: 'Send an invitation',
  inviteAgain: 'Send a new invitation',
  resetPassword: 'Reset password',
  depart: 'Record departure',
} as const;

/** What every form here says. */
export const formTexts = {
  cancel: 'Cancel',
  submitting: 'Saving...',
  failed: 'The action failed',
  reason: 'Why',
  reasonHelp: 'Kept in the history of the person.',
  nobodyAbove: 'Nobody: top of the organization',
} as const;

/** The words of the field for a department. */
export const departmentFieldTexts = {
  placeholder: 'Type to find or create',
  list: 'Departments found',
  searching: 'Searching...',
  failed: 'The departments could not be loaded. Please try again.',
  found: (count: number) => {
    if (count === 0) return 'No department found';
    return count === 1 ? '1 department found' : `${count} departments found`;
  },
  create: (name: string) => `Create department “${name}”`,
} as const;

export const hireTexts = {
  ...formTexts,
  title: 'Hire someone',
  sentence:
    'They get an account and an invitation to choose a password. The roles Administrator and Auditor wait for a second administrator.',
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
  startOnboarding: 'Start onboarding',
} as const;

export const linkTexts = {
  title: 'Invitation',
  emailed: (email: string) =>
    `The invitation was e-mailed to ${email}. The same link, to hand over yourself:`,
  notEmailed: (email: string) => `No e-mail was sent. Hand this link to ${email} yourself:`,
  emailedAlone: (email: string) =>
    `The invitation was e-mailed to ${email}. Its link goes to them alone and is not shown here.`,
  onServer:
    'No e-mail is set up here, and the link of an administrator or auditor is not shown. The operator makes it on the server, with annals accounts link.',
  roleWaits:
    'They begin as an employee. The role waits for a second, independent administrator, in Approvals.',
  link: 'Link to choose a password',
  help: 'It works once, for seven days, and is shown only now. A new invitation makes it stop working.',
  copy: 'Copy',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  copyFailedSentence: 'Select it and copy it by hand.',
  close: 'Done',
  sent: 'Invitation made',
} as const;

/** The words that ask for a new link for an administrator or auditor. */
export const resetTexts = {
  title: 'Send a new link to a password?',
  sentence:
    'A second administrator has to approve it. Then their password and sessions end, and a link goes to them alone, by e-mail.',
  confirm: 'Request link',
  words: 'Reason',
  failed: 'The link was not requested',
} as const;

export const managerTexts = {
  ...formTexts,
  title: (name: string) => `Change the manager of ${name}`,
  manager: 'New manager',
  follows: 'This moves to the new manager:',
  nothingFollows: 'Nothing is in progress that would move.',
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
  organizations: (name: string | undefined) =>
    name === undefined ? 'The organization’s' : `The organization’s: ${name}`,
  listFailed: 'The calendars could not be loaded',
  submit: 'Change public holidays',
  done: 'Public holidays changed',
} as const;

export const roleTexts = {
  ...formTexts,
  title: (name: string) => `Change the role of ${name}`,
  role: 'New role',
  roleHelp:
    'The role decides what they may see and do, from now on. Administrator and Auditor wait for a second administrator.',
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
  typedName: (name: string) => `Type ${name} to confirm`,
  lastDay: 'Last day',
  successor: 'Who takes over their reports',
  successorHelp: (count: number) =>
    `${String(count)} ${count === 1 ? 'person reports' : 'people report'} to them.`,
  ends: 'This is cancelled:',
  stays: 'This remains to be finished:',
  reason: 'Why',
  reasonHelp: 'May be left empty. Kept in the history of the person.',
  submit: 'Record departure',
  done: 'Departure recorded',
} as const;

export const correctionTexts = {
  ...formTexts,
  title: (name: string) => `Correct the details of ${name}`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp:
    'They sign in with it. With another address they are signed out everywhere, and both addresses are notified. An invitation that waits has to be sent again.',
  guardedAddress:
    'The address of an administrator or auditor is not corrected here: the link to their password goes there. Change their role first.',
  hireDate: 'First day',
  submit: 'Correct',
  done: 'Details corrected',
} as const;

export const planTexts = {
  ...formTexts,
  title: (name: string) => `Plan a change for ${name}`,
  sentence: 'Fields that you leave as they are do not change.',
  takesEffectOn: 'Takes effect on',
  dayHelp: 'At the beginning of this day where the person is.',
  manager: 'New manager',
  managerHelp: 'Leave it at “Choose...” to keep the manager they have.',
  position: 'Position',
  department: 'Department',
  role: 'Role',
  promotion: positionTexts.promotion,
  promotionHelp: positionTexts.promotionHelp,
  submit: 'Plan change',
  done: 'Change planned',
} as const;

export const rehireTexts = {
  ...hireTexts,
  title: (name: string) => `Hire ${name} again`,
  sentence:
    'They are the same person, with the same history. Their account opens again, with an invitation to choose a new password.',
  submit: 'Hire again',
  done: 'Hired again',
} as const;

/** The words of changes that are dated ahead. */
export const plannedTexts = {
  title: 'Planned changes',
  failed: 'The planned changes could not be loaded',
  on: (day: string) => `On ${day}`,
  refused: 'Could not take effect',
  managerBecomes: (name: string | null) => `Manager: ${name ?? 'Nobody'}`,
  departmentBecomes: (department: string) => `Department: ${department}`,
  positionBecomes: (position: string, isPromotion: boolean) =>
    isPromotion ? `Position: ${position} (promotion)` : `Position: ${position}`,
  roleBecomes: (role: string) => `Role: ${role}`,
  cancelPlan: 'Cancel change',
  cancelNamed: (day: string) => `Cancel the change on ${day}`,
  done: 'Planned change cancelled',
  dialog: {
    title: 'Cancel this planned change?',
    sentence: 'Nothing changes on that day.',
    confirm: 'Cancel change',
    refuse: 'Keep it',
    words: 'Reason',
  },
} as const;
