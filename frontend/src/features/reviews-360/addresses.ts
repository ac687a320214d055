import { useAddressState } from '../../ui/useAddressState';
import { useFormInAddress, type FormInAddress } from '../../ui/useFormInAddress';

export const TABS = ['active', 'pending', 'completed', 'analytics'] as const;
export type TabName = (typeof TABS)[number];

/** What the address of the list says: `?tab=`, `?review=` while one is looked at, `?start` while the form is open. */
export interface ListAddress {
  readonly tab: TabName;
  readonly reviewId: string | null;
  readonly start: FormInAddress;
  readonly goToTab: (tab: TabName) => void;
  readonly openReview: (reviewId: string) => void;
}

/** The address of the list as the screen reads and writes it. */
export function useListAddress(): ListAddress {
  const { get, change } = useAddressState();
  const form = useFormInAddress('start');
  const tab = TABS.find((known) => known === get('tab')) ?? TABS[0];
  return {
    tab,
    reviewId: get('review'),
    start: form,
    goToTab: (chosen) =>
      change({ tab: chosen === TABS[0] ? undefined : chosen, review: undefined, start: undefined }),
    openReview: (reviewId) => change({ review: reviewId }),
  };
}
