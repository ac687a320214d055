import type { SkipLevelDetail } from '@annals/contracts/skip-level/views';
import { Button, Spinner } from '@blueprintjs/core';
import { LightbulbIcon, PrintIcon } from '@blueprintjs/icons';
import { asApiError } from '../../api/api-error';
import { Card } from '../../design/Card';
import { EmptyFace } from '../../design/EmptyFace';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useSkipLevelPrepareMutation } from '../api';
import { reminderTexts } from '../texts';
import { Briefing } from './Briefing';
import { briefingTexts } from './texts';

/** The reader's own briefing: asked for, being prepared, or there to read and to print. */
export function BriefingCard({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const [send, { isLoading }] = useSkipLevelPrepareMutation();
  const { briefingData: briefing, briefingPending, allowed } = meeting;
  const prepare = () => {
    send({ meetingId: meeting.id })
      .unwrap()
      .then(() => showToast({ title: reminderTexts.prepared, description: reminderTexts.preparedMore }))
      .catch((error: unknown) => showFailure(reminderTexts.failedPrepare, asApiError(error).detail));
  };
  const isBusy = isLoading || briefingPending;
  const generate = allowed.prepare && (
    <Button
      intent={briefing ? 'none' : 'primary'}
      icon={<LightbulbIcon />}
      text={briefing ? briefingTexts.again : briefingTexts.generate}
      disabled={isBusy}
      onClick={prepare}
    />
  );
  return (
    <div className="briefing-card">
      <Card
        title={briefingTexts.title}
        action={
          <div className="briefing-card__actions">
            {briefing && (
              <Button icon={<PrintIcon />} text={briefingTexts.print} onClick={() => window.print()} />
            )}
            {briefing && generate}
          </div>
        }
      >
        <div className="briefing-card__pending" role="status">
          {isBusy && (
            <>
              <Spinner size={16} />
              {briefingTexts.pending}
            </>
          )}
        </div>
        {briefing ? (
          <Briefing briefing={briefing} />
        ) : (
          !isBusy && (
            <EmptyFace
              icon={<LightbulbIcon size={20} />}
              title={briefingTexts.empty}
              sentence={allowed.prepare ? briefingTexts.emptySentence : briefingTexts.none}
              action={generate}
            />
          )
        )}
      </Card>
    </div>
  );
}
