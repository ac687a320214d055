import { addressOf } from '@annals/contracts/addresses';
import { UserIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { RecordScreen } from '../../../ui/RecordScreen';
import { usePeopleProfileQuery } from '../api';
import { PersonContent } from './PersonContent';
import { texts } from './texts';

/** A person's page. */
export default function PersonScreen(): React.JSX.Element {
  const { personId = '' } = useParams();
  const result = usePeopleProfileQuery({ personId });
  return (
    <RecordScreen backTo={addressOf('orgChart')} icon={<UserIcon size={20} />} texts={texts} result={result}>
      {(profile) => <PersonContent key={profile.id} profile={profile} />}
    </RecordScreen>
  );
}
