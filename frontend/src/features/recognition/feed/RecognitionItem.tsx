import type { RecognitionStatus } from '@annals/contracts/features/recognition/constants';
import type { RecognitionView } from '@annals/contracts/features/recognition/views';
import { Button } from '@blueprintjs/core';
import { ArrowRightIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge';
import { Status } from '../../../ui/Status';
import { CatalogueIcon } from '../CatalogueIcon';
import { Person } from '../Person';
import { feedTexts, points, STATUS_LABELS, VISIBILITY_LABELS } from '../texts';
import { HistoryDialog } from './HistoryDialog';
import { When } from '../../../ui/When';

const STATUS_TONES: Readonly<Record<RecognitionStatus, BadgeTone>> = {
  nominated: 'yellow',
  approved: 'green',
  declined: 'grey',
};

interface RecognitionItemProps {
  readonly recognition: RecognitionView;
  /** Selects it among others. */
  readonly box?: React.ReactNode;
  /** What can be done with it. */
  readonly actions?: React.ReactNode;
}

/** One recognition: who recognised whom, what for, and what it is worth. */
export function RecognitionItem({ recognition, box, actions }: RecognitionItemProps): React.JSX.Element {
  const [showsHistory, setShowsHistory] = useState(false);
  const { title, category, status, nominator, recipient, visibility, declinedReason } = recognition;
  return (
    <li className="recognition">
      <CatalogueIcon icon={category.iconName} color={category.color} />
      <div className="recognition__words">
        <div className="recognition__head">
          <div className="recognition__name">
            {box}
            <h3 className="recognition__title">{title}</h3>
          </div>
          <span className="recognition__badges">
            <Badge tone="blue">{points(recognition.pointsAwarded)}</Badge>
            {/* Where it can be decided, everything waits: the heading says so. */}
            {actions === undefined && <Status tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Status>}
          </span>
        </div>
        <p className="recognition__people">
          <span className="visually-hidden">{feedTexts.from}</span>
          <Person person={nominator} />
          <span className="recognition__recipient">
            <ArrowRightIcon aria-hidden="true" />
            <span className="visually-hidden">{feedTexts.to}</span>
            <Person person={recipient} />
          </span>
        </p>
        <p className="recognition__description">{recognition.description}</p>
        {declinedReason !== null && (
          <p className="recognition__declined">{feedTexts.declined(declinedReason)}</p>
        )}
        <p className="recognition__facts">
          <span>{category.name}</span>
          <span>{VISIBILITY_LABELS[visibility]}</span>
          <When at={recognition.createdAt} precision="day" />
          <Button
            size="small"
            variant="minimal"
            text={feedTexts.history}
            aria-label={feedTexts.historyOf(title)}
            onClick={() => setShowsHistory(true)}
          />
        </p>
        {actions !== undefined && <div className="recognition__actions">{actions}</div>}
      </div>
      {showsHistory && <HistoryDialog recognition={recognition} onClose={() => setShowsHistory(false)} />}
    </li>
  );
}
