import type { SignedInDevice } from '@annals/contracts/features/accounts/self-service';
import { Button } from '@blueprintjs/core';
import { DesktopIcon, MobilePhoneIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Told } from '../../ui/When';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { ConfirmCommand } from '../../ui/ConfirmCommand';
import { Loaded } from '../../ui/Loaded';
import {
  useSelfServiceDevicesQuery,
  useSelfServiceSignOutDeviceMutation,
  useSelfServiceSignOutOthersMutation,
} from './api';
import { deviceTexts as texts } from './texts';

const SIGNING_OUT = { failed: texts.signOutFailed, done: texts.done };

/** Where the person is signed in, and the way to end it. */
export function Devices(): React.JSX.Element {
  const query = useSelfServiceDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: data } = query;
  const [asking, setAsking] = useState(false);
  const [signOutOthers] = useSelfServiceSignOutOthersMutation();
  return (
    <Card
      title={texts.title}
      action={
        <Button
          text={texts.signOutOthers}
          disabled={(data?.length ?? 0) < 2}
          onClick={() => setAsking(true)}
        />
      }
    >
      <Loaded query={query} texts={texts} rows={3}>
        {(data) => (
          <ul className="devices">
            {data.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
      <ConfirmCommand
        isOpen={asking}
        title={texts.signOutOthersQuestion}
        sentence={texts.signOutOthersSentence}
        confirm={texts.signOut}
        texts={SIGNING_OUT}
        send={() => signOutOthers().unwrap()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function Device({ device: one }: { device: SignedInDevice }): React.JSX.Element {
  const [signOut] = useSelfServiceSignOutDeviceMutation();
  const { attempt, isPending } = useAttempt(SIGNING_OUT);
  const end = () => {
    void attempt(() => signOut({ deviceId: one.id }).unwrap());
  };
  return (
    <li className="device">
      {one.kind === 'mobile' || one.kind === 'tablet' ? <MobilePhoneIcon /> : <DesktopIcon />}
      <div className="device__words">
        <strong>{one.device}</strong>
        <p className="device__when">
          <Told at={one.lastSeenAt}>{(when) => texts.seen(when)}</Told> ·{' '}
          <Told at={one.signedInAt}>{(when) => texts.signedIn(when, one.network)}</Told>
        </p>
      </div>
      {one.isThis ? (
        <span className="device__this">{texts.thisDevice}</span>
      ) : (
        <Button
          text={texts.signOut}
          aria-label={texts.signOutNamed(one.device)}
          loading={isPending}
          onClick={end}
        />
      )}
    </li>
  );
}
