import { t } from '@annals/contracts/kernel/text';
import { Switch } from '@blueprintjs/core';
import { Fragment, useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { Modal } from '../../ui/Modal';
import { navigationFor } from '../screens';
import { letSingleKeysAct, singleKeysAct } from './single-keys';
import { texts } from './texts';
import './shortcuts.css';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every shortcut there is, and the switch for those of a single key. */
export default function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const [isOn, setIsOn] = useState(singleKeysAct);
  return (
    <Modal title={texts.title} isOpen={isOpen} onClose={onClose}>
      <div className="modal__body shortcuts">
        <ShortcutList title={texts.everywhere} shortcuts={texts.general} />
        <ShortcutList
          title={texts.goTo}
          shortcuts={navigationFor(role).map(({ label, sidebar }) => ({
            does: t(label),
            ways: [['G', sidebar.key.toUpperCase()]],
          }))}
        />
        <Switch
          className="shortcuts__switch"
          checked={isOn}
          onChange={({ currentTarget }) => {
            letSingleKeysAct(currentTarget.checked);
            setIsOn(currentTarget.checked);
          }}
        >
          {texts.singleKeys}
        </Switch>
      </div>
    </Modal>
  );
}

interface ShortcutListProps {
  readonly title: string;
  readonly shortcuts: readonly {
    readonly does: string;
    /** Each the keys that are pressed together, or one after the other. */
    readonly ways: readonly (readonly string[])[];
  }[];
}

function ShortcutList({ title, shortcuts }: ShortcutListProps): React.JSX.Element {
  return (
    <section>
      <h3 className="shortcuts__title">{title}</h3>
      <dl className="shortcuts__list">
        {shortcuts.map(({ does, ways }) => (
          <div key={does} className="shortcuts__line">
            <dt>{does}</dt>
            <dd>
              {ways.map((keys, index) => (
                <Fragment key={keys.join(' ')}>
                  {index > 0 && <span>{texts.or}</span>}
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
