import { useSearchParams } from 'react-router-dom';

export const TABS = ['active', 'pending', 'completed', 'analytics'] as const;
export type TabName = (typeof TABS)[number];

/** What the address of the list says: `?tab=`, `?review=` while one is looked at, `?start` while the form is open. */
export interface ListAddress {
  readonly tab: TabName;
  readonly reviewId: string | null;
  readonly isStarting: boolean;
  readonly goToTab: (tab: TabName) => void;
  readonly openReview: (reviewId: string) => void;
  readonly openStart: () => void;
  readonly closeStart: () => void;
}

/** The address of the list as the screen reads and writes it. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((known) => known === address.get('tab')) ?? TABS[0];
  const atTab: Record<string, string> = tab === TABS[0] ? {} : { tab };
  return {
    tab,
    reviewId: address.get('review'),
    isStarting: address.has('start'),
    goToTab: (chosen) => setAddress(chosen === TABS[0] ? {} : { tab: chosen }),
    openReview: (reviewId) => setAddress({ ...atTab, review: reviewId }),
    openStart: () => setAddress({ ...atTab, start: '' }),
    closeStart: () => setAddress(atTab, { replace: true }),
  };
}
