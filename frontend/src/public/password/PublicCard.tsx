import { t } from '@annals/contracts/kernel/text';
import { Logo } from '../../ui/Logo';
import '../sign-in/sign-in.css';

interface PublicCardProps {
  readonly title: string;
  readonly lead: string;
  /** The way on, or back. */
  readonly link: { readonly address: string; readonly label: string };
  readonly children: React.ReactNode;
}

/** A small page around one form, like the sign-in screen. */
export function PublicCard({ title, lead, link, children }: PublicCardProps): React.JSX.Element {
  return (
    <main className="sign-in">
      <div className="sign-in__column">
        <a className="sign-in__home" href="/landing" aria-label={t('Annals, front page')}>
          <Logo />
        </a>
        <div className="sign-in__card">
          <h1>{title}</h1>
          <p className="sign-in__lead">{lead}</p>
          {children}
        </div>
        <a className="sign-in__back" href={link.address}>
          {link.label}
        </a>
      </div>
    </main>
  );
}
