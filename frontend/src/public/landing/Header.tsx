import { Logo } from '../../ui/Logo';
import { SIGN_IN_ADDRESS } from '../addresses';
import { SECTION_LABELS, SECTIONS, texts } from './texts';

/** How many of the sections the header names; the footer names them all. */
const IN_HEADER = 4;

export function Header(): React.JSX.Element {
  return (
    <header className="landing-header">
      <div className="landing-header__inner">
        <a className="landing-header__home" href="/landing">
          <Logo />
        </a>
        <nav className="landing-header__sections" aria-label={texts.navigation}>
          {SECTIONS.slice(0, IN_HEADER).map((id) => (
            <a key={id} href={`#${id}`}>
              {SECTION_LABELS[id]}
            </a>
          ))}
        </nav>
        <a className="public-button public-button--quiet" href={SIGN_IN_ADDRESS}>
          {texts.signIn}
        </a>
      </div>
    </header>
  );
}
