import { Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActiveOnboarding } from './ActiveOnboarding';
import { useOnboardingMineQuery } from './api';
import { DetailsOverlay } from './details/DetailsOverlay';
import { OnboardingTeam } from './OnboardingTeam';
import { OwnOnboarding } from './own/OwnOnboarding';
import { Templates } from './templates/Templates';
import { texts } from './texts';

/** The address `?workflow=<id>` opens the details of one. */
const WORKFLOW = 'workflow';

/** Everything for those who bring people on board. While they are being brought on board themselves, that too. */
export function ManagerOnboarding(): React.JSX.Element {
  const [address, setAddress] = useSearchParams();
  const [tab, setTab] = useState<string | number>('active');
  const { currentData: own } = useOnboardingMineQuery();
  const open = (workflowId: string) => setAddress({ [WORKFLOW]: workflowId });
  return (
    <>
      <Tabs id="onboarding" selectedTabId={tab} onChange={setTab} renderActiveTabPanelOnly animate={false}>
        <Tab
          id="active"
          title={texts.active}
          panel={<ActiveOnboarding onOpen={open} onGoToTeam={() => setTab('team')} />}
        />
        <Tab id="team" title={texts.team} panel={<OnboardingTeam onOpen={open} />} />
        <Tab id="templates" title={texts.templates} panel={<Templates />} />
        {own && own.status !== 'completed' && <Tab id="own" title={texts.own} panel={<OwnOnboarding />} />}
      </Tabs>
      <DetailsOverlay workflowId={address.get(WORKFLOW)} onClose={() => setAddress({}, { replace: true })} />
    </>
  );
}
