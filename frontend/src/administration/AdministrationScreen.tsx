import { Tab, Tabs } from '@blueprintjs/core';
import { ScreenHead } from '../design/ScreenHead';
import { Mailbox } from '../mailbox/Mailbox';
import { PeopleDirectory } from './PeopleDirectory';
import { Projections } from './Projections';
import { texts } from './texts';
import './administration.css';

/** Where an administrator lands: the people, and how the platform is doing. */
export default function AdministrationScreen(): React.JSX.Element {
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <Tabs id="administration" renderActiveTabPanelOnly animate={false}>
        <Tab id="people" title={texts.people} panel={<PeopleDirectory />} />
        <Tab id="emails" title={texts.emails} panel={<Mailbox />} />
        <Tab id="projections" title={texts.projections} panel={<Projections />} />
      </Tabs>
    </>
  );
}
