import { ImportIcon } from '@blueprintjs/icons';
import { RecordScreen } from '../../../ui/RecordScreen';
import { administrationPath } from '../paths';
import { useImportsOneQuery } from './api';
import { ImportProgress } from './ImportProgress';
import { oneTexts } from './texts';

/** The server tells when something moved; this is for when it cannot be heard. */
const REFRESH_MS = 2_000;

/** One import, while it goes on and after. */
export function ImportPage({ importId }: { importId: string }): React.JSX.Element {
  const { data: known } = useImportsOneQuery({ importId });
  const result = useImportsOneQuery(
    { importId },
    { pollingInterval: known?.status === 'finished' ? 0 : REFRESH_MS },
  );
  return (
    <RecordScreen
      backTo={administrationPath('imports')}
      icon={<ImportIcon size={20} />}
      texts={oneTexts}
      result={result}
    >
      {(one) => <ImportProgress one={one} />}
    </RecordScreen>
  );
}
