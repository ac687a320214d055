import { may } from '@annals/contracts/permissions';
import { Button, Tab, Tabs } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import { MilestonesTab } from '../career/MilestonesTab';
import { ScreenHead } from '../../ui/ScreenHead';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { MemberSelect } from './MemberSelect';
import { TABS, useScreenAddress } from './screen-address';
import { texts } from './texts';
import { AddEntryDialog } from './timeline/AddEntryDialog';
import { SharedByColleagues } from './timeline/SharedByColleagues';
import { TimelineTab } from './timeline/TimelineTab';
import './performance.css';

/** Performance & Career: what was said, what is planned, and what it comes to. */
export default function PerformanceScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const { tab, employeeId, add, plan, entryId, goToTab, choose, closeEntry } = useScreenAddress();
  const mayAdd = may(role, 'performance:add');
  const whose = employeeId === '' ? {} : { employeeId };
  return (
    <>
      <ScreenHead
        sentence={texts.subtitle}
        action={
          <div className="performance-head">
            <MemberSelect employeeId={employeeId} onChange={choose} />
            {mayAdd && <Button intent="primary" icon={<PlusIcon />} text={texts.add} onClick={add.open} />}
          </div>
        }
      />
      <Tabs
        id="performance"
        className="performance-tabs"
        renderActiveTabPanelOnly
        animate={false}
        selectedTabId={tab}
        onChange={(chosen) => goToTab(TABS.find((known) => known === chosen) ?? TABS[0])}
      >
        <Tab
          id="timeline"
          title={texts.tabs.timeline}
          panel={
            <div className="screen-grid">
              <TimelineTab
                whose={whose}
                onAdd={mayAdd ? add.open : undefined}
                entryId={entryId}
                onHistoryClosed={closeEntry}
              />
              {/* Who leads people finds them in the list above; everyone else reads what is public about colleagues here. */}
              {!mayAdd && employeeId === '' && <SharedByColleagues />}
            </div>
          }
        />
        <Tab
          id="milestones"
          title={texts.tabs.milestones}
          panel={
            <MilestonesTab whose={whose} isPlanning={plan.isOpen} onPlan={plan.open} onPlanned={plan.close} />
          }
        />
        <Tab id="analytics" title={texts.tabs.analytics} panel={<AnalyticsTab whose={whose} />} />
      </Tabs>
      {mayAdd && <AddEntryDialog isOpen={add.isOpen} employeeId={employeeId} onClose={add.close} />}
    </>
  );
}
