import { eventWords } from '@annals/contracts/kernel/words';
import type { FormField } from '../../../ui/CommandForm';
import type { FindOptions } from '../../../ui/combobox/option';
import { OptionsCombobox } from '../../../ui/combobox/OptionsCombobox';
import { useAuditEventTypesQuery } from '../api';
import { typesIn } from './selection';
import { newTexts as texts, typesTexts } from './texts';

interface TypesFieldProps extends FormField {
  /** Their names, separated by commas, as the filter has them. */
  readonly value: string;
  /** Only those of this category of records; empty: all. */
  readonly feature: string;
}

/** Several types of events, found by their words or their name. */
export function TypesField({ registration, error, value, feature }: TypesFieldProps): React.JSX.Element {
  const useFound: FindOptions = (search) => useTypes(search, feature);
  const chosen = typesIn(value);
  const change = (types: readonly string[]) =>
    void registration.onChange({ target: { name: registration.name, value: types.join(',') } });
  const without = (removed: string) => change(chosen.filter((type) => type !== removed));
  return (
    <OptionsCombobox
      label={texts.type}
      help={texts.typeHelp}
      error={error}
      texts={typesTexts}
      count={typesTexts.count}
      useFound={useFound}
      chosen={chosen}
      nameOf={eventWords}
      onToggle={({ id }) => (chosen.includes(id) ? without(id) : change([...chosen, id]))}
      onRemove={without}
    />
  );
}

/** The types whose words, or whose name, have what was typed. */
function useTypes(search: string, feature: string): ReturnType<FindOptions> {
  const { currentData: types, isError } = useAuditEventTypesQuery();
  const typed = search.toLocaleLowerCase();
  const isMeant = (words: string) => words.toLocaleLowerCase().includes(typed);
  return {
    found: types
      ?.filter((one) => feature === '' || one.feature === feature)
      .map(({ type }) => ({ id: type, name: eventWords(type), beside: type }))
      .filter(({ id, name }) => isMeant(name) || isMeant(id)),
    isAnswer: types !== undefined,
    isFailed: isError,
  };
}
