import { Button } from '@blueprintjs/core';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { useLazyPrivacySignedListQuery } from '../../privacy/api';
import { showToast } from '../../../toasts/toast-store';
import { signedTexts as texts } from './texts';
import './privacy.css';

/** The list that brings nobody back, to be kept outside of backups. */
export function SignedList(): React.JSX.Element {
  const [make] = useLazyPrivacySignedListQuery();
  const { attempt, isPending } = useAttempt({ failed: texts.failed });
  const download = async () => {
    const list = await attempt(() => make(undefined).unwrap());
    if (!list) return;
    save(list.note);
    showToast({ title: texts.done(list.count) });
  };
  return (
    <Card title={texts.title}>
      <div className="privacy">
        <p>{texts.sentence}</p>
        <Button text={texts.download} loading={isPending} onClick={() => void download()} />
      </div>
    </Card>
  );
}

/** Lets the browser keep a text as a file. */
function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.file;
  link.click();
  URL.revokeObjectURL(url);
}
