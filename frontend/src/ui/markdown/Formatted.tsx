import { t } from '@annals/contracts/kernel/text';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment } from 'react';

/** Where a link in somebody's text may lead. Everything else, such as `javascript:`, is shown as it was written. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:'];

/**
 * A text in Markdown as elements. Only what is named here is ever made of it: HTML is shown as the characters it consists of, and a picture
 * as its words, because fetching it would tell a stranger who reads the text. Its headings are no headings of the screen.
 */
export default function Formatted({ text }: { text: string }): React.JSX.Element {
  return <>{blocks(lexer(text, { gfm: true, breaks: true }))}</>;
}

function blocks(tokens: readonly Token[]): React.ReactNode {
  return tokens.filter(isOwn).map((token, at) => <Fragment key={at}>{block(token)}</Fragment>);
}

/** No extension of the reader is in use, so it makes nothing but its own. */
function isOwn(token: Token): token is MarkedToken {
  return token.type !== '';
}

function block(token: MarkedToken): React.ReactNode {
  switch (token.type) {
    case 'heading':
      return <p className={`markdown__heading markdown__heading--${String(token.depth)}`}>{inline(token)}</p>;
    case 'paragraph':
      return <p>{inline(token)}</p>;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'list':
      return <List list={token} />;
    case 'table':
      return <Table table={token} />;
    case 'text':
      return inline(token);
    case 'space':
    case 'def':
      return null;
    default:
      return phrase(token);
  }
}

function List({ list }: { list: Tokens.List }): React.JSX.Element {
  const items = list.items.map((item, at) => (
    <li key={at}>
      {item.task && (
        <input
          type="checkbox"
          checked={item.checked === true}
          disabled
          aria-label={item.checked === true ? t('Done') : t('Open||adjective')}
        />
      )}
      {blocks(item.tokens.filter(({ type }) => type !== 'checkbox'))}
    </li>
  ));
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start}>{items}</ol>
  ) : (
    <ul className={list.items.some(({ task }) => task) ? 'markdown__tasks' : undefined}>{items}</ul>
  );
}

function Table({ table }: { table: Tokens.Table }): React.JSX.Element {
  return (
    <div className="markdown__table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              <th key={at} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline({
  tokens,
  text,
}: {
  readonly tokens?: readonly Token[];
  readonly text: string;
}): React.ReactNode {
  if (tokens === undefined) return text;
  return tokens.filter(isOwn).map((token, at) => <Fragment key={at}>{phrase(token)}</Fragment>);
}

function phrase(token: MarkedToken): React.ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token)}</strong>;
    case 'em':
      return <em>{inline(token)}</em>;
    case 'del':
      return <del>{inline(token)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'escape':
      return token.text;
    case 'link':
      return isSafe(token.href) ? (
        <a href={token.href} target="_blank" rel="noreferrer nofollow">
          {inline(token)}
        </a>
      ) : (
        token.raw
      );
    case 'image':
      return token.text;
    case 'text':
      return inline(token);
    default:
      return token.raw;
  }
}

function isSafe(href: string): boolean {
  // Without a base, so that a link says where it leads.
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol);
}
