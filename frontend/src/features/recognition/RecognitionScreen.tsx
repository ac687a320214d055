import { may } from '@annals/contracts/permissions';
import { Button, Tab, Tabs } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { ScreenHead } from '../../ui/ScreenHead';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { Approvals } from './approvals/Approvals';
import { Categories } from './Categories';
import { RecognitionFeed } from './feed/RecognitionFeed';
import { Leaderboard } from './Leaderboard';
import { Milestones } from './Milestones';
import { NominateDialog } from './nominate/NominateDialog';
import { MyPoints } from './points/MyPoints';
import { texts } from './texts';
import './recognition.css';

/** The address `?tab=` names the tab. */
const TAB_PARAMETER = 'tab';
const TABS = ['feed', 'points', 'leaderboard', 'milestones', 'categories'] as const;
type TabName = (typeof TABS)[number];

/** The Recognition & Rewards screen: what waits for the reader's approval, and five tabs. */
export default function RecognitionScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const form = useFormInAddress('nominate');
  const tab = TABS.find((known) => known === address.get(TAB_PARAMETER)) ?? 'feed';
  const addressOf = (chosen: TabName): Record<string, string> =>
    chosen === 'feed' ? {} : { [TAB_PARAMETER]: chosen };
  const nominate = <Button intent="primary" icon={<PlusIcon />} text={texts.nominate} onClick={form.open} />;
  const panels: Readonly<Record<TabName, React.JSX.Element>> = {
    feed: <RecognitionFeed emptyAction={nominate} />,
    points: <MyPoints />,
    leaderboard: <Leaderboard />,
    milestones: <Milestones />,
    categories: <Categories />,
  };
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={nominate} />
      <div className="screen-grid in-order">
        {may(role, 'recognition:decide') && <Approvals />}
        <Tabs
          id="recognition"
          className="recognition-tabs"
          renderActiveTabPanelOnly
          animate={false}
          selectedTabId={tab}
          onChange={(chosen) => setAddress(addressOf(TABS.find((known) => known === chosen) ?? 'feed'))}
        >
          {TABS.map((name) => (
            <Tab key={name} id={name} title={texts.tabs[name]} panel={panels[name]} />
          ))}
        </Tabs>
      </div>
      <NominateDialog isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}
