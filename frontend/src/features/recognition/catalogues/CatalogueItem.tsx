import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ConfirmCommand } from '../../../ui/ConfirmCommand';
import { Status } from '../../../ui/Status';
import { catalogueTexts } from './texts';

interface CatalogueItemProps {
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  readonly icon?: React.ReactNode;
  /** Short facts beside the name. */
  readonly facts: React.ReactNode;
  readonly texts: {
    readonly retire: string;
    readonly retireTitle: (name: string) => string;
    readonly retireSentence: string;
  };
  readonly onEdit: () => void;
  readonly retire: () => Promise<unknown>;
}

/** One entry of a catalogue with what an administrator can do with it. */
export function CatalogueItem(props: CatalogueItemProps): React.JSX.Element {
  const { name, description, isActive, icon, facts, texts, onEdit, retire } = props;
  const [asks, setAsks] = useState(false);
  return (
    <li className="recognition recognition--entry">
      {icon}
      <div className="recognition__words">
        <div className="recognition__head">
          <h3 className="recognition__title">{name}</h3>
          <span className="recognition__badges">
            {facts}
            <Status tone={isActive ? 'green' : 'grey'}>
              {isActive ? catalogueTexts.inUse : catalogueTexts.retired}
            </Status>
          </span>
        </div>
        <p className="recognition__description">{description}</p>
        {isActive && (
          <div className="recognition__actions">
            <Button
              text={catalogueTexts.edit}
              aria-label={catalogueTexts.named(catalogueTexts.edit, name)}
              onClick={onEdit}
            />
            <Button
              text={texts.retire}
              aria-label={catalogueTexts.named(texts.retire, name)}
              onClick={() => setAsks(true)}
            />
          </div>
        )}
      </div>
      <ConfirmCommand
        title={texts.retireTitle(name)}
        sentence={texts.retireSentence}
        confirm={texts.retire}
        isOpen={asks}
        isDestructive
        texts={catalogueTexts}
        send={retire}
        onClose={() => setAsks(false)}
      />
    </li>
  );
}
