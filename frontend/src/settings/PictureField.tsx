import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Avatar } from '../design/Avatar';
import { pictureOf, UnusablePicture } from './picture';
import { profileTexts as texts } from './texts';

interface PictureFieldProps {
  readonly name: string;
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture as others see it, another one from a file, or none. */
export function PictureField({ name, picture, onChange }: PictureFieldProps): React.JSX.Element {
  const helpId = useId();
  const [problem, setProblem] = useState('');
  const choose = async (file: File) => {
    setProblem('');
    try {
      onChange(await pictureOf(file));
    } catch (error) {
      setProblem(error instanceof UnusablePicture ? error.message : texts.pictureUnreadable);
    }
  };
  return (
    <div className="field">
      <div className="picture">
        <Avatar name={name} imageUrl={picture} size="large" />
        <label className="bp6-button picture__choose">
          {texts.choosePicture}
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={helpId}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void choose(file);
            }}
          />
        </label>
        {picture !== null && <Button text={texts.removePicture} onClick={() => onChange(null)} />}
      </div>
      {problem === '' ? (
        <p className="field__help" id={helpId}>
          {texts.pictureHelp}
        </p>
      ) : (
        <p className="field__error" id={helpId} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
