import type { TimeOffLedger } from '@annals/contracts/features/time-off/views';
import { today } from '../../time/due';

type LedgerKind = TimeOffLedger['entries'][number]['kind'];

/** The words of the balances and the ledgers behind them. */
export const balanceTexts = {
  label: (year: number) => `Balances of ${String(year)}`,
  loading: 'Loading your balances...',
  calendar: (name: string) =>
    `Working days are counted without weekends and the public holidays of: ${name}.`,
  failed: 'Your balances could not be loaded',
  remaining: 'days remaining',
  dayRemaining: 'day remaining',
  used: 'Used',
  /** The specification's caption, and for another year its own. */
  usedIn: (days: number, year: number) =>
    `${days === 1 ? 'day' : 'days'} used ${year === Number(today().slice(0, 4)) ? 'this year' : `in ${String(year)}`}`,
  accrued: (days: string, allowance: string) => `${days} of ${allowance} accrued by today`,
  pending: (days: string) => `${days} waiting for an answer`,
  show: 'Show ledger',
  hide: 'Hide ledger',
  showOf: (type: string) => `Show the ledger of ${type}`,
  hideOf: (type: string) => `Hide the ledger of ${type}`,
  year: 'Year',
} as const;

/** The transactions behind a balance. */
export const ledgerTexts = {
  title: (type: string, year: number) => `${type} ${String(year)}: the ledger`,
  loading: 'Loading the ledger...',
  failed: 'The ledger could not be loaded',
  columns: { day: 'Day', what: 'What', days: 'Days', balance: 'Balance' },
  carryOver: (most: number, day: string) =>
    `Up to ${String(most)} unused vacation days go with you into the next year, to be taken by ${day}.`,
} as const;

export const LEDGER_LABELS: Readonly<Record<LedgerKind, string>> = {
  allowance: 'Allowance of the year',
  accrued: 'Accrued for the month',
  carried_over: 'Carried over from the year before',
  reserved: 'Requested, reserved',
  taken: 'Approved: reserved days are used',
  returned: 'Rejected or cancelled: days given back',
  lapsed: 'Carried-over days lapsed',
};

/** What was used and waits, of every type. */
export const usedTexts = {
  title: (year: number) => `Used in ${String(year)}, by type`,
  columns: {
    type: 'Type',
    allowance: 'Allowance',
    approved: 'Approved',
    pending: 'Pending',
    remaining: 'Remaining',
  },
  uncounted: 'Not counted',
} as const;
