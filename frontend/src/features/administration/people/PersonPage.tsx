import { PersonIcon } from '@blueprintjs/icons';
import { RecordScreen } from '../../../ui/RecordScreen';
import { administrationPath } from '../paths';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { usePeopleHistoryInfiniteQuery, usePeopleOneQuery } from '../../people/api';
import { AccessOfPerson } from '../privacy/AccessOfPerson';
import { PrivacyCard } from '../privacy/PrivacyCard';
import { WaitingActs } from '../approvals/WaitingActs';
import { PersonCard } from './PersonCard';
import { PlannedChanges } from './PlannedChanges';
import { personTexts } from './texts';

/** One person as an administrator sees them: facts, account, what can be done, and how it came about. */
export function PersonPage({ personId }: { personId: string }): React.JSX.Element {
  const result = usePeopleOneQuery({ personId });
  const history = usePeopleHistoryInfiniteQuery({ personId });
  return (
    <RecordScreen
      backTo={administrationPath('people')}
      icon={<PersonIcon size={20} />}
      texts={personTexts}
      result={result}
    >
      {(person) => (
        <div className="screen-grid screen-grid--two">
          <div className="screen-grid">
            <PersonCard person={person} />
            <PlannedChanges personId={person.id} />
            <WaitingActs personId={person.id} />
            <PrivacyCard personId={person.id} />
            <AccessOfPerson personId={person.id} />
          </div>
          <HistoryCard history={history} />
        </div>
      )}
    </RecordScreen>
  );
}
