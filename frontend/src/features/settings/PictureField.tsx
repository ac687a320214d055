import { PICTURE_TYPES } from '@annals/contracts/features/people/picture';
import type { OwnProfile } from '@annals/contracts/features/people/profile';
import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Avatar } from '../../ui/Avatar';
import { useAttempt } from '../../api/useAttempt';
import { usePicturesChangeMutation } from './api';
import { drawSquare, inBase64, unpacked, UnusablePicture } from './picture';
import { pictureTexts as texts, texts as common } from './texts';

/** A file that was chosen and is not sent yet. */
interface Chosen {
  readonly file: File;
  readonly bitmap: ImageBitmap;
}

/** The picture as others see it, another one from a file, which is shown as it will be cut, or none. */
export function PictureField({ profile }: { profile: OwnProfile }): React.JSX.Element {
  const helpId = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState('');
  const [change] = usePicturesChangeMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: common.error });

  const choose = (file: File) =>
    explained(async () => setChosen({ file, bitmap: await unpacked(file) }), setProblem);
  const save = (file: File | null) =>
    explained(async () => {
      const picture = file && (await inBase64(file));
      const done = file ? texts.done : texts.removed;
      if (await attempt(() => change({ picture }).unwrap(), { done })) setChosen(undefined);
    }, setProblem);

  const said = problem === '' ? refusal : problem;
  return (
    <div className="field">
      <div className="picture">
        {chosen ? (
          <Cut bitmap={chosen.bitmap} />
        ) : (
          <Avatar
            name={`${profile.firstName} ${profile.lastName}`}
            imageUrl={profile.profileImageUrl}
            size="large"
          />
        )}
        {chosen && (
          <>
            <Button
              intent="primary"
              disabled={isPending}
              text={isPending ? common.saving : texts.use}
              onClick={() => void save(chosen.file)}
            />
            <Button text={texts.keep} disabled={isPending} onClick={() => setChosen(undefined)} />
          </>
        )}
        {!chosen && <ChooseFile helpId={helpId} onChosen={(file) => void choose(file)} />}
        {!chosen && profile.profileImageUrl !== null && (
          <Button text={texts.remove} disabled={isPending} onClick={() => void save(null)} />
        )}
      </div>
      {said === '' ? (
        <p className="field__help" id={helpId}>
          {texts.help}
        </p>
      ) : (
        <p className="field__error" id={helpId} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

/** Does something with a file, and says what is wrong with it when it cannot be done. */
async function explained(act: () => Promise<void>, say: (problem: string) => void): Promise<void> {
  say('');
  try {
    await act();
  } catch (error) {
    say(error instanceof UnusablePicture ? error.message : texts.unreadable);
  }
}

function ChooseFile(props: {
  readonly helpId: string;
  readonly onChosen: (file: File) => void;
}): React.JSX.Element {
  return (
    <label className="bp6-button picture__choose">
      {texts.choose}
      <input
        className="visually-hidden"
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={props.helpId}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) props.onChosen(file);
        }}
      />
    </label>
  );
}

/** What will be kept of a picture. */
function Cut({ bitmap }: { bitmap: ImageBitmap }): React.JSX.Element {
  return (
    <canvas
      className="picture__cut"
      role="img"
      aria-label={texts.preview}
      ref={(canvas) => {
        if (canvas) drawSquare(canvas, bitmap);
      }}
    />
  );
}
