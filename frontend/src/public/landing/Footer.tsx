import { useEffect, useState } from 'react';
import { Logo } from '../../ui/Logo';
import { SECTION_LABELS, SECTIONS, texts } from './texts';

const READINESS_ADDRESS = '/health/ready';

export function Footer(): React.JSX.Element {
  const operational = useOperational();
  return (
    <footer className="landing-footer">
      <div className="landing-footer__inner">
        <Logo />
        <nav aria-label={texts.footer.label}>
          <ul className="landing-footer__sections">
            {SECTIONS.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{SECTION_LABELS[id]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={`platform-status platform-status--${operational ? 'operational' : 'degraded'}`}>
          {operational ? texts.footer.operational : texts.footer.degraded}
        </p>
        <p>{texts.footer.copyright}</p>
      </div>
    </footer>
  );
}

/** Whether the platform says it is ready; taken for granted until it says otherwise. */
function useOperational(): boolean {
  const [operational, setOperational] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(READINESS_ADDRESS, { signal: leaving.signal })
      .then(async (response) => {
        setOperational(response.ok);
        // An answer nobody reads would keep its connection busy.
        await response.text();
      })
      .catch(() => {
        if (!leaving.signal.aborted) setOperational(false);
      });
    return () => leaving.abort();
  }, []);
  return operational;
}
