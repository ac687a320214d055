import { HistoryIcon } from '@blueprintjs/icons';
import { useParams, useSearchParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Choice } from '../../../ui/Choice';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useAuditRecordQuery } from '../api';
import { RecordAsOf } from './RecordAsOf';
import { RecordFacts } from './RecordFacts';
import { RecordHistory } from './RecordHistory';
import { texts } from './texts';
import '../audit.css';

const TAB_PARAMETER = 'tab';
const TABS = [
  { value: 'history', label: texts.history },
  { value: 'as-of', label: texts.asOf },
] as const;

/** One record of any feature: its history, and its state at a moment. */
export default function AuditRecordScreen(): React.JSX.Element {
  const { stream = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const tab = address.get(TAB_PARAMETER) === 'as-of' ? 'as-of' : 'history';
  const result = useAuditRecordQuery({ stream });
  const choose = (chosen: (typeof TABS)[number]['value']) =>
    setAddress((before) => {
      before.set(TAB_PARAMETER, chosen);
      return before;
    });
  return (
    <RecordScreen
      backTo={addressOf('eventLog')}
      icon={<HistoryIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(record) => (
        <div className="screen-grid screen-grid--two">
          <div className="audit-stack">
            <Choice label={texts.tabs} options={TABS} chosen={tab} onChoose={choose} />
            {tab === 'history' ? <RecordHistory record={record} /> : <RecordAsOf stream={stream} />}
          </div>
          <RecordFacts record={record} />
        </div>
      )}
    </RecordScreen>
  );
}
