import { PERSON_PARTS, type EventFilter } from '@annals/contracts/features/audit/filter';
import { listTexts } from '@annals/contracts/features/audit/words';
import { Card } from '../../../ui/Card';
import { InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { QueryForm } from '../../../ui/QueryForm';
import { narrowTexts as texts, PART_LABELS } from '../texts';
import { narrowForm, toTheMinute, valuesOf } from './narrow-form';
import { PersonFilter } from './PersonFilter';

interface NarrowCardProps {
  readonly filter: EventFilter;
  readonly onNarrow: (change: {
    readonly [Name in keyof EventFilter]?: EventFilter[Name] | undefined;
  }) => void;
}

/** What narrows the list, besides what can be picked from the counts. What is typed counts when it is sent. */
export function NarrowCard({ filter, onNarrow }: NarrowCardProps): React.JSX.Element {
  return (
    <Card title={listTexts.filters}>
      <QueryForm
        className="narrow"
        role="search"
        schema={narrowForm}
        start={valuesOf(filter)}
        submit={texts.apply}
        // A moment that was not touched keeps its seconds.
        onAsk={({ from, until, ...asked }) =>
          onNarrow({
            ...asked,
            from: from === toTheMinute(filter.from) ? filter.from : from,
            until: until === toTheMinute(filter.until) ? filter.until : until,
          })
        }
      >
        {(field) => (
          <>
            <PersonFilter chosen={filter.person} onChoose={(person) => onNarrow({ person })} />
            {filter.person !== undefined && (
              <SelectField
                label={texts.part}
                options={optionsOf(PERSON_PARTS, PART_LABELS)}
                {...field('as', (chosen) =>
                  onNarrow({ as: PERSON_PARTS.find((part) => part === chosen && part !== 'either') }),
                )}
              />
            )}
            <InputField type="search" label={texts.search} help={texts.searchHelp} {...field('text')} />
            <InputField type="datetime-local" label={texts.from} {...field('from')} />
            <InputField type="datetime-local" label={texts.until} {...field('until')} />
            <details open={filter.stream !== undefined || filter.command !== undefined}>
              <summary>{texts.exact}</summary>
              <div className="narrow__exact">
                <InputField label={texts.stream} {...field('stream')} />
                <InputField label={texts.command} {...field('command')} />
              </div>
            </details>
          </>
        )}
      </QueryForm>
    </Card>
  );
}
