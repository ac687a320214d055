import { timelineEntryId, type TimelineEntryId } from '@annals/contracts/features/performance/ids';
import { useAddressState } from '../../ui/useAddressState';
import { useFormInAddress, type FormInAddress } from '../../ui/useFormInAddress';

export const TABS = ['timeline', 'milestones', 'analytics'] as const;
export type TabName = (typeof TABS)[number];

/** What the address of the screen says: `?tab=`, `?employee=` (whose records), `?entry=` (whose history is open), and `?add` or `?plan` while a form is open. */
export interface ScreenAddress {
  readonly tab: TabName;
  /** Empty: everyone the reader sees. */
  readonly employeeId: string;
  readonly add: FormInAddress;
  readonly plan: FormInAddress;
  /** Of which entry the history is opened; null: of none. Another tab or person closes it. */
  readonly entryId: TimelineEntryId | null;
  readonly goToTab: (tab: TabName) => void;
  readonly choose: (employeeId: string) => void;
  readonly closeEntry: () => void;
}

/** The address as the screen reads and writes it. */
export function useScreenAddress(): ScreenAddress {
  const { get, change } = useAddressState();
  const tab = get('tab');
  return {
    tab: TABS.find((known) => known === tab) ?? TABS[0],
    employeeId: get('employee') ?? '',
    add: useFormInAddress('add'),
    plan: useFormInAddress('plan'),
    entryId: timelineEntryId.safeParse(get('entry')).data ?? null,
    goToTab: (chosen) => change({ tab: chosen === TABS[0] ? undefined : chosen, entry: undefined }),
    choose: (employee) => change({ employee, entry: undefined }),
    closeEntry: () => change({ entry: undefined }),
  };
}
