import { t } from '@annals/contracts/kernel/text';
import './not-found.css';

/** The specification's words for a path that leads nowhere. */
export function NotFound({ home }: { home: { address: string; label: string } }): React.JSX.Element {
  return (
    <div className="not-found">
      <svg className="not-found__drawing" viewBox="0 0 160 96" aria-hidden="true">
        <path className="not-found__page" d="M34 14h66l22 22v46H34z" />
        <path className="not-found__fold" d="M100 14v22h22" />
        <path className="not-found__lines" d="M50 40h34M50 54h56M50 68h22" />
      </svg>
      <h1 className="not-found__title">{t('404 Page Not Found')}</h1>
      <p className="not-found__sentence">{t('Did you forget to add the page to the router?')}</p>
      <a href={home.address}>{home.label}</a>
    </div>
  );
}
