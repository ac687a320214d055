import { t, translated } from '@annals/contracts/kernel/text';
import type { TimeOffLedger } from '@annals/contracts/features/time-off/views';
import { today } from '../../time/due';

type LedgerKind = TimeOffLedger['entries'][number]['kind'];

/** The words of the balances and the ledgers behind them. */
export const balanceTexts = translated({
  label: (year: number) => t('Balances of {year}', { year: String(year) }),
  loading: 'Loading your balances...',
  calendar: (name: string) =>
    t('Working days are counted without weekends and the public holidays of: {name}.', { name }),
  failed: 'Your balances could not be loaded',
  remaining: 'days remaining',
  dayRemaining: 'day remaining',
  used: 'Used||days off',
  /** The specification's caption, and for another year its own. */
  usedIn: (days: number, year: number) =>
    year === Number(today().slice(0, 4))
      ? t('{days, plural, one {day used this year} other {days used this year}}', { days })
      : t('{days, plural, one {day used in {year}} other {days used in {year}}}', {
          days,
          year: String(year),
        }),
  accrued: (days: string, allowance: string) =>
    t('{days} of {allowance} accrued by today', { days, allowance }),
  pending: (days: string) => t('{days} waiting for an answer', { days }),
  show: 'Show ledger',
  hide: 'Hide ledger',
  showOf: (type: string) => t('Show ledger: {type}', { type }),
  hideOf: (type: string) => t('Hide ledger: {type}', { type }),
  year: 'Year',
});

/** The transactions behind a balance. */
export const ledgerTexts = translated({
  title: (type: string, year: number) => t('{type} {year}: the ledger', { type, year: String(year) }),
  loading: 'Loading the ledger...',
  failed: 'The ledger could not be loaded',
  columns: { day: 'Day', what: 'What', days: 'Days', balance: 'Balance' },
  carryOver: (most: number, day: string) =>
    t('Up to {most} unused vacation days go with you into the next year, to be taken by {day}.', {
      most,
      day,
    }),
});

export const LEDGER_LABELS: Readonly<Record<LedgerKind, string>> = translated({
  allowance: 'Allowance of the year',
  accrued: 'Accrued for the month',
  carried_over: 'Carried over from the year before',
  reserved: 'Requested, reserved',
  taken: 'Approved: reserved days are used',
  returned: 'Rejected or cancelled: days given back',
  lapsed: 'Carried-over days lapsed',
});

/** What was used and waits, of every type. */
export const usedTexts = translated({
  title: (year: number) => t('Used in {year}, by type', { year: String(year) }),
  columns: {
    type: 'Type',
    allowance: 'Allowance',
    approved: 'Approved',
    pending: 'Pending',
    remaining: 'Remaining',
  },
  uncounted: 'Not counted',
});
