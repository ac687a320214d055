import { shownCode } from '@annals/contracts/features/second-factors/routes';
import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { exactDay } from '../../time/format';
import { showToast } from '../../toasts/toast-store';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CommandDialog } from '../../ui/CommandDialog';
import { download } from '../../ui/download';
import { InputField } from '../../ui/form-fields';
import { Modal } from '../../ui/Modal';
import { Loaded } from '../../ui/Loaded';
import { lazily } from '../../ui/lazily';
import {
  useSecondFactorsBeginMutation,
  useSecondFactorsConfirmMutation,
  useSecondFactorsOwnQuery,
  useSecondFactorsRemoveMutation,
  useSecondFactorsRenewCodesMutation,
} from './api';
import { Passkeys } from './Passkeys';
import { texts } from './texts';
import './second-factors.css';

const QrCode = lazily(() => import('./QrCode'));

/** What is open above the card. */
type Open = 'remove' | 'renew' | { secret: string; address: string } | { codes: string[] };

/** The factors of a person: passkeys, an authenticator app, and recovery codes for when both are lost. */
export function SecondFactorCard(): React.JSX.Element {
  const query = useSecondFactorsOwnQuery();
  const [open, setOpen] = useState<Open>();
  const [begin] = useSecondFactorsBeginMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.beginFailed });
  const setUp = async () => setOpen(await attempt(() => begin().unwrap()));
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={2}>
        {(data) => (
          <div className="second-factor">
            <Passkeys
              passkeys={data.passkeys}
              hasPassword={data.hasPassword}
              onCodes={(codes) => setOpen({ codes })}
            />
            {(data.hasPassword || data.enrolledAt !== null) && (
              <>
                <h3 className="second-factor__part">{texts.app}</h3>
                <p>
                  {data.enrolledAt === null ? texts.lead : texts.enrolledSince(exactDay(data.enrolledAt))}
                </p>
                <div className="second-factor__acts">
                  {data.enrolledAt === null ? (
                    <Button text={texts.setUp} loading={isPending} onClick={() => void setUp()} />
                  ) : (
                    <Button text={texts.remove} onClick={() => setOpen('remove')} />
                  )}
                </div>
              </>
            )}
            {(data.enrolledAt !== null || data.passkeys.length > 0) && (
              <>
                <h3 className="second-factor__part">{texts.codes}</h3>
                <p>{texts.codesLeft(data.recoveryCodesLeft)}</p>
                <div className="second-factor__acts">
                  <Button text={texts.renew} onClick={() => setOpen('renew')} />
                </div>
              </>
            )}
          </div>
        )}
      </Loaded>
      <Dialogs open={open} setOpen={setOpen} />
    </Card>
  );
}

interface DialogsProps {
  readonly open: Open | undefined;
  readonly setOpen: (open: Open | undefined) => void;
}

function Dialogs({ open, setOpen }: DialogsProps): React.JSX.Element {
  const [confirm] = useSecondFactorsConfirmMutation();
  const [remove] = useSecondFactorsRemoveMutation();
  const [renew] = useSecondFactorsRenewCodesMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.renewFailed });
  const close = () => setOpen(undefined);
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => setOpen({ codes: recoveryCodes });
  const begun = typeof open === 'object' && 'secret' in open ? open : undefined;
  const codes = typeof open === 'object' && 'codes' in open ? open.codes : undefined;
  const { cancel, codeHelp } = texts;
  return (
    <>
      <CommandDialog
        title={texts.setUpTitle}
        isOpen={begun !== undefined}
        onClose={close}
        schema={shownCode}
        start={{ code: '' }}
        texts={{ submit: texts.confirm, submitting: texts.confirming, cancel, failed: texts.confirmFailed }}
        send={({ code }) => confirm({ code }).unwrap()}
        onSent={showCodes}
      >
        {(field) => (
          <>
            <p>{texts.scan}</p>
            {begun && (
              <Suspense>
                <QrCode text={begun.address} label={texts.qrCode} />
              </Suspense>
            )}
            <p>
              {texts.key}: <span className="second-factor__key">{begun?.secret}</span>
            </p>
            <InputField
              {...field('code')}
              label={texts.code}
              help={texts.firstCodeHelp}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </>
        )}
      </CommandDialog>
      <CommandDialog
        title={texts.removeTitle}
        isOpen={open === 'remove'}
        onClose={close}
        schema={shownCode}
        start={{ code: '' }}
        texts={{
          submit: texts.remove,
          submitting: texts.removing,
          cancel,
          failed: texts.removeFailed,
          done: texts.removed,
        }}
        send={({ code }) => remove({ code }).unwrap()}
        isDestructive
      >
        {(field) => (
          <>
            <p>{texts.removeSentence}</p>
            <InputField {...field('code')} label={texts.code} help={codeHelp} autoComplete="one-time-code" />
          </>
        )}
      </CommandDialog>
      <ConfirmDialog
        isOpen={open === 'renew'}
        title={texts.renewTitle}
        sentence={texts.renewSentence}
        confirm={texts.renew}
        isPending={isPending}
        onConfirm={() => void attempt(() => renew().unwrap()).then((made) => made && showCodes(made))}
        onRefuse={close}
      />
      <Modal title={texts.codesTitle} isOpen={codes !== undefined} onClose={close}>
        <RecoveryCodes codes={codes ?? []} onClose={close} />
      </Modal>
    </>
  );
}

/** Shown once: nobody can look them up again. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }): React.JSX.Element {
  const text = `${codes.join('\n')}\n`;
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => showToast({ title: texts.copied }));
  };
  return (
    <>
      <div className="modal__body">
        <p>{texts.codesSentence}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="modal__foot">
        <Button text={texts.copy} onClick={copy} />
        <Button
          text={texts.download}
          onClick={() => download('annals-recovery-codes.txt', text, 'text/plain;charset=utf-8')}
        />
        <Button text={texts.done} intent="primary" onClick={onClose} />
      </div>
    </>
  );
}
