import { faultIn } from '../../session/sign-in-fault';

/** Why a sign-in by a provider ended, with the number by which an administrator finds it in the log. */
export default function SignInFault(): React.JSX.Element | null {
  const fault = faultIn(new URLSearchParams(window.location.search));
  if (!fault) return null;
  return (
    <div className="sign-in__fault" role="alert">
      <strong>{fault.title}</strong>
      <p>{fault.sentence}</p>
      <p>{fault.reference}</p>
    </div>
  );
}
