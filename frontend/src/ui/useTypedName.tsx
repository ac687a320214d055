import { t } from '@annals/contracts/kernel/text';
import { useState } from 'react';
import { Field } from './Field';
import { isTypedName, wrongName } from './typed-name';

/**
 * Asks for the name of what something irrevocable is about: nobody does it to somebody else by mistake.
 * @param name undefined where nothing has to be typed
 */
export function useTypedName(name: string | undefined) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return {
    /** Whether the name was typed; says so under the field when it was not. */
    isNamed: (): boolean => {
      const isRight = name === undefined || isTypedName(typed, name);
      setIsWrong(!isRight);
      return isRight;
    },
    field: name !== undefined && (
      <Field label={t('Type {name} to confirm', { name })} error={isWrong ? wrongName(name) : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    ),
  };
}
