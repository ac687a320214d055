import { Link } from 'react-router-dom';
import './section-links.css';

interface SectionLinksProps {
  readonly label: string;
  readonly sections: readonly { readonly path: string; readonly label: string }[];
  /** The path of the one that is shown. */
  readonly current: string;
}

/** The parts of a part of the product, side by side above it. */
export function SectionLinks({ label, sections, current }: SectionLinksProps): React.JSX.Element {
  return (
    <nav className="section-links" aria-label={label}>
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
