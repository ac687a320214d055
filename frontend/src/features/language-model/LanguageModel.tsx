import type { LanguageModelUse, LanguageModelView } from '@annals/contracts/features/language-model/views';
import { LightbulbIcon } from '@blueprintjs/icons';
import { Told } from '../../ui/When';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Fact } from '../../ui/Fact';
import { Loaded } from '../../ui/Loaded';
import { Status } from '../../ui/Status';
import { useLanguageModelOneQuery } from './api';
import { Switch } from './Switch';
import { modelTexts as texts } from './texts';
import { Wordings } from './Wordings';
import './language-model.css';

/** The language model that is configured, its switch, what it has been used for, and what it was sent. */
export default function LanguageModel(): React.JSX.Element {
  const query = useLanguageModelOneQuery();
  const { currentData: data } = query;
  return (
    <>
      <Card title={texts.title} action={data?.endpoint && <Switch isOn={data.isOn} />}>
        <Loaded query={query} texts={texts} rows={4}>
          {(data) => <Configured view={data} />}
        </Loaded>
      </Card>
      <Wordings />
    </>
  );
}

function Configured({ view }: { view: LanguageModelView }): React.JSX.Element {
  const { endpoint, isOn, switched, today, thisMonth } = view;
  if (!endpoint)
    return <EmptyState icon={<LightbulbIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />;
  return (
    <div className="language-model">
      <p className="language-model__state">
        <Status tone={isOn ? 'green' : 'grey'}>{isOn ? texts.on : texts.off}</Status>
        <span>{isOn ? texts.isOn : texts.isOff}</span>
      </p>
      {switched?.isOn === true && !isOn && <p>{texts.otherEndpoint(switched.host, switched.model)}</p>}
      <dl className="language-model__facts">
        <Fact label={texts.endpoint}>{endpoint.host}</Fact>
        <Fact label={texts.model}>{endpoint.model}</Fact>
        <Fact label={texts.timeLimit}>{texts.seconds(endpoint.secondsAtMost)}</Fact>
        {today && <Fact label={texts.today}>{usedOf(today)}</Fact>}
        {thisMonth && <Fact label={texts.thisMonth}>{usedOf(thisMonth)}</Fact>}
        {switched && (
          <Fact label={texts.switched}>
            <Told at={switched.at} precision="day">
              {(when) => texts.switchedBy(switched.isOn, switched.byName, when)}
            </Told>
            {switched.reason !== null && <span className="language-model__note">{switched.reason}</span>}
          </Fact>
        )}
      </dl>
      <p className="language-model__note">{texts.note}</p>
    </div>
  );
}

function usedOf({ calls, mostCalls, tokens, mostTokens }: LanguageModelUse): string {
  return texts.use(calls, mostCalls, tokens, mostTokens);
}
