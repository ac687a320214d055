import { drawSample, MOST_SAMPLED } from '@annals/contracts/features/audit/commands';
import { z } from 'zod';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField, SelectField } from '../../../ui/form-fields';
import { useAuditDrawSampleMutation, useAuditSearchesQuery } from '../api';
import { drawTexts as texts, texts as listTexts } from './texts';

/** A name, a seed, how many, and from what. */
export function DrawForm({ onDone }: { onDone: () => void }): React.JSX.Element {
  const { data: searches = [] } = useAuditSearchesQuery();
  const [draw] = useAuditDrawSampleMutation();
  const drawForm = z
    .object({ name: z.string(), seed: z.string(), size: z.string(), search: z.string() })
    .transform(({ size, search, ...rest }): z.input<typeof drawSample> => ({
      ...rest,
      size: size === '' ? Number.NaN : Number(size),
      filter: searches.find(({ id }) => id === search)?.filter ?? {},
    }))
    .pipe(drawSample);
  return (
    <CommandForm
      schema={drawForm}
      start={{ name: '', seed: '', size: '25', search: '' }}
      texts={texts}
      send={(sample) => draw(sample).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <InputField {...field('name')} label={texts.name} />
          <InputField {...field('seed')} label={texts.seed} help={texts.seedHelp} />
          <InputField {...field('size')} label={texts.size} type="number" min={1} max={MOST_SAMPLED} />
          <SelectField
            {...field('search')}
            label={texts.from}
            help={texts.fromHelp}
            prompt={listTexts.everything}
            options={searches.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
    </CommandForm>
  );
}
