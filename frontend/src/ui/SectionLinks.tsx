import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import './section-links.css';

interface SectionLinksProps {
  readonly label: string;
  readonly sections: readonly { readonly path: string; readonly label: string }[];
  /** The path of the one that is shown. */
  readonly current: string;
}

/** The parts of a part of the product, side by side above it; on phones in one row that is scrolled. */
export function SectionLinks({ label, sections, current }: SectionLinksProps): React.JSX.Element {
  const row = useRef<HTMLElement>(null);
  // Where they are one row, wider than the window, the one that is shown is in sight.
  useEffect(() => {
    const { current: links } = row;
    const link = links?.querySelector('[aria-current]');
    if (!links || !link) return;
    const [all, one] = [links.getBoundingClientRect(), link.getBoundingClientRect()];
    links.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [current]);
  return (
    <nav className="section-links" aria-label={label} ref={row}>
      {sections.map((section) => (
        <Link
          key={section.path}
          className="section-links__link"
          to={section.path}
          aria-current={section.path === current ? 'page' : undefined}
        >
          {section.label}
        </Link>
      ))}
    </nav>
  );
}
