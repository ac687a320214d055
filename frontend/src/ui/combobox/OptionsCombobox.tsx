import { t } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { Field } from '../Field';
import type { BoxOption } from './option';
import { OptionBox, type OptionBoxProps } from './OptionBox';

export interface OptionsComboboxProps<Option extends BoxOption> extends Pick<
  OptionBoxProps<Option>,
  'texts' | 'useFound' | 'lead' | 'besides'
> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  /** How many there are, in words. */
  readonly count: (chosen: number) => string;
  readonly chosen: readonly string[];
  readonly nameOf: (id: string) => string;
  /** One was chosen, or chosen once more: then it is not wanted any longer. */
  readonly onToggle: (option: Option) => void;
  readonly onRemove: (id: string) => void;
}

/** The field for several of many: each typed to find and chosen; those that are chosen are above it, their number beneath. */
export function OptionsCombobox<Option extends BoxOption>(
  props: OptionsComboboxProps<Option>,
): React.JSX.Element {
  const { label, help, error, count, chosen, nameOf, onToggle, onRemove, ...box } = props;
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <>
          {chosen.length > 0 && (
            <ul className="option-box__chosen">
              {chosen.map((id) => (
                <li key={id}>
                  {nameOf(id)}
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<CrossIcon />}
                    aria-label={t('Remove {name}', { name: nameOf(id) })}
                    onClick={() => onRemove(id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <OptionBox {...box} attributes={attributes} shown="" picked={chosen} isMany onPick={onToggle} />
          <p className="option-box__count" role="status">
            {count(chosen.length)}
          </p>
        </>
      )}
    </Field>
  );
}
