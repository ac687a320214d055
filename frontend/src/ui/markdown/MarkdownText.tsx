import { Suspense } from 'react';
import { lazily } from '../lazily';
import { hasMarkdown } from './has-markdown';
import './markdown.css';

const Formatted = lazily(() => import('./Formatted'));

/** A text that somebody wrote, formatted where it has Markdown in it; until that is read, and where there is none, its lines as they are. */
export function MarkdownText({ text, className }: { text: string; className?: string }): React.JSX.Element {
  const lines = <p className="markdown__lines">{text}</p>;
  return (
    <div className={className === undefined ? 'markdown' : `markdown ${className}`}>
      {hasMarkdown(text) ? (
        <Suspense fallback={lines}>
          <Formatted text={text} />
        </Suspense>
      ) : (
        lines
      )}
    </div>
  );
}
