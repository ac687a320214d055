import { timelineEntryId, type TimelineEntryId } from '@annals/contracts/features/performance/ids';
import { useSearchParams } from 'react-router-dom';

export const TABS = ['timeline', 'milestones', 'analytics'] as const;
export type TabName = (typeof TABS)[number];

/** What the address of the screen says: `?tab=`, `?employee=` (whose records), `?entry=` (whose history is open), and `?add` or `?plan` while a dialog is open. */
export interface ScreenAddress {
  readonly tab: TabName;
  /** Empty: everyone the reader sees. */
  readonly employeeId: string;
  readonly dialog: 'add' | 'plan' | null;
  /** Of which entry the history is opened; null: of none. Any other address closes it. */
  readonly entryId: TimelineEntryId | null;
  /** Changes some of it and keeps the rest. */
  readonly go: (changes: Partial<Pick<ScreenAddress, 'tab' | 'employeeId' | 'dialog'>>) => void;
}

/** The address as the screen reads and writes it. */
export function useScreenAddress(): ScreenAddress {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('tab');
  const now = {
    tab: TABS.find((tab) => tab === asked) ?? TABS[0],
    employeeId: address.get('employee') ?? '',
    entryId: timelineEntryId.safeParse(address.get('entry')).data ?? null,
    dialog: address.has('add') ? ('add' as const) : address.has('plan') ? ('plan' as const) : null,
  };
  return {
    ...now,
    go: (changes) => {
      const { tab, employeeId, dialog } = { ...now, ...changes };
      const leavesDialog = changes.dialog === null;
      setAddress(
        {
          ...(tab !== TABS[0] && { tab }),
          ...(employeeId !== '' && { employee: employeeId }),
          ...(dialog !== null && { [dialog]: '' }),
        },
        { replace: leavesDialog },
      );
    },
  };
}
