import { may } from '@annals/contracts/permissions';
import { Button, Tab, Tabs } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { lazily } from '../../ui/lazily';
import { ScreenHead } from '../../ui/ScreenHead';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { calendarTexts } from './calendar/calendar-texts';
import { MyRequests } from './MyRequests';
import { RequestTimeOffDialog } from './RequestTimeOffDialog';
import { TeamRequests } from './TeamRequests';
import { texts } from './texts';
import './time-off.css';

// With its library, which the other tabs do without.
const TeamCalendar = lazily(async () => ({
  default: (await import('./calendar/TeamCalendar')).TeamCalendar,
}));

/** The address `?tab=` names the tab. */
const TAB_PARAMETER = 'tab';
const TABS = ['mine', 'team', 'calendar'] as const;
type TabName = (typeof TABS)[number];

/** The Time Off screen: one's own requests, the team's, and the team's calendar. */
export default function TimeOffScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const form = useFormInAddress('request');
  const decides = may(role, 'time-off:decide');
  const asked = TABS.find((tab) => tab === address.get(TAB_PARAMETER)) ?? 'mine';
  const tab = asked === 'team' && !decides ? 'mine' : asked;
  const choose = (chosen: TabName) => setAddress(chosen === 'mine' ? {} : { [TAB_PARAMETER]: chosen });
  const request = <Button intent="primary" icon={<PlusIcon />} text={texts.request} onClick={form.open} />;
  const calendar = (
    <Suspense fallback={<SkeletonRows label={calendarTexts.loading} />}>
      <TeamCalendar />
    </Suspense>
  );
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={request} />
      <Tabs
        id="time-off"
        renderActiveTabPanelOnly
        animate={false}
        selectedTabId={tab}
        onChange={(chosen) => choose(TABS.find((known) => known === chosen) ?? 'mine')}
      >
        <Tab id="mine" title={texts.mine} panel={<MyRequests emptyAction={request} />} />
        {decides && <Tab id="team" title={texts.team} panel={<TeamRequests />} />}
        <Tab id="calendar" title={texts.calendar} panel={calendar} />
      </Tabs>
      <RequestTimeOffDialog isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}
