import { Button, Tab, Tabs } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { ScreenHead } from '../../ui/ScreenHead';
import { ActiveReviews } from './ActiveReviews';
import { TABS, type ListAddress } from './addresses';
import { Analytics } from './Analytics';
import { CompletedReviews } from './CompletedReviews';
import { PendingFeedback } from './PendingFeedback';
import { StartReviewDialog } from './start/StartReviewDialog';
import { texts } from './texts';

/** The four tabs, and the dialog that starts a review. */
export function ReviewTabs({ address }: { address: ListAddress }): React.JSX.Element {
  const start = (
    <Button intent="primary" icon={<PlusIcon />} text={texts.start} onClick={address.start.open} />
  );
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={start} />
      <Tabs
        id="reviews-360"
        renderActiveTabPanelOnly
        animate={false}
        selectedTabId={address.tab}
        onChange={(chosen) => address.goToTab(TABS.find((known) => known === chosen) ?? TABS[0])}
      >
        <Tab
          id="active"
          title={texts.tabs.active}
          panel={<ActiveReviews start={start} onView={address.openReview} />}
        />
        <Tab id="pending" title={texts.tabs.pending} panel={<PendingFeedback />} />
        <Tab
          id="completed"
          title={texts.tabs.completed}
          panel={<CompletedReviews onView={address.openReview} />}
        />
        <Tab id="analytics" title={texts.tabs.analytics} panel={<Analytics />} />
      </Tabs>
      <StartReviewDialog isOpen={address.start.isOpen} onClose={address.start.close} />
    </>
  );
}
