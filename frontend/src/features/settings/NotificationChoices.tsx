import { noticeKinds } from '@annals/contracts/notice-kinds';
import type { NotificationChoice } from '@annals/contracts/features/notifications/views';
import { Fragment } from 'react';
import { TickBox } from '../../ui/TickBox';
import { useAttempt } from '../../api/useAttempt';
import { useShownAtOnce } from '../../api/useShownAtOnce';
import { Card } from '../../ui/Card';
import { Loaded } from '../../ui/Loaded';
import { useNotificationsChoicesQuery, useNotificationsChooseMutation } from '../notifications/api';
import { choiceTexts as texts } from './texts';

/** For each kind of thing: in the app, by e-mail, both, or not at all. */
export function NotificationChoices(): React.JSX.Element {
  const query = useNotificationsChoicesQuery();
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={6}>
        {(data) => (
          <table className="choices">
            <thead>
              <tr>
                {Object.values(texts.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groupsOf(data).map(([group, choices]) => (
                <Fragment key={group}>
                  <tr>
                    <th className="choices__group" colSpan={3} scope="rowgroup">
                      {group}
                    </th>
                  </tr>
                  {choices.map((choice) => (
                    <ChoiceRow key={choice.kind} choice={choice} />
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Card>
  );
}

function ChoiceRow({ choice }: { choice: NotificationChoice }): React.JSX.Element {
  const { label } = noticeKinds[choice.kind];
  const [choose] = useNotificationsChooseMutation();
  const { attempt } = useAttempt({ failed: texts.saveFailed });
  const [shown, show] = useShownAtOnce(choice);
  const change = (part: Partial<NotificationChoice>) => {
    const next = { ...shown, ...part };
    void show(next, () => attempt(() => choose(next).unwrap()));
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <TickBox
          label={texts.inApp(label)}
          isTicked={shown.app}
          onTick={(isTicked) => change({ app: isTicked })}
        />
      </td>
      <td>
        <TickBox
          label={texts.byEmail(label)}
          isTicked={shown.email}
          onTick={(isTicked) => change({ email: isTicked })}
        />
      </td>
    </tr>
  );
}

/** The choices under the headings of their kinds, in the order of the contract. */
function groupsOf(choices: readonly NotificationChoice[]): [string, NotificationChoice[]][] {
  const groups = new Map<string, NotificationChoice[]>();
  for (const choice of choices) {
    const { group } = noticeKinds[choice.kind];
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups];
}
