import { Tab, Tabs } from '@blueprintjs/core';
import { useSearchParams } from 'react-router-dom';
import { ActiveOnboarding } from './ActiveOnboarding';
import { useOnboardingMineQuery } from './api';
import { DetailsOverlay } from './details/DetailsOverlay';
import { OnboardingTeam } from './OnboardingTeam';
import { OwnOnboarding } from './own/OwnOnboarding';
import { Templates } from './templates/Templates';
import { texts } from './texts';

/** The address `?tab=team` opens a tab, `?workflow=<id>` the details of one onboarding over it. */
const TAB = 'tab';
const WORKFLOW = 'workflow';
const FIRST_TAB = 'active';

/** Everything for those who bring people on board. While they are being brought on board themselves, that too. */
export function ManagerOnboarding(): React.JSX.Element {
  const [address, setAddress] = useSearchParams();
  const { currentData: own } = useOnboardingMineQuery();
  const tab = address.get(TAB) ?? FIRST_TAB;
  const goTo = (wanted: string) =>
    setAddress(wanted === FIRST_TAB ? {} : { [TAB]: wanted }, { replace: true });
  const open = (workflowId: string) =>
    setAddress({ ...(tab !== FIRST_TAB && { [TAB]: tab }), [WORKFLOW]: workflowId });
  return (
    <>
      <Tabs
        id="onboarding"
        selectedTabId={tab}
        onChange={(wanted) => goTo(String(wanted))}
        renderActiveTabPanelOnly
        animate={false}
      >
        <Tab
          id="active"
          title={texts.active}
          panel={<ActiveOnboarding onOpen={open} onGoToTeam={() => goTo('team')} />}
        />
        <Tab id="team" title={texts.team} panel={<OnboardingTeam onOpen={open} />} />
        <Tab id="templates" title={texts.templates} panel={<Templates />} />
        {own && own.status !== 'completed' && <Tab id="own" title={texts.own} panel={<OwnOnboarding />} />}
      </Tabs>
      <DetailsOverlay workflowId={address.get(WORKFLOW)} onClose={() => goTo(tab)} />
    </>
  );
}
