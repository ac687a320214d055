// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { hasMarkdown } from './has-markdown';
import { MarkdownText } from './MarkdownText';

it('shows what was formatted: emphasis, lists, tasks, quotes, code, tables, links', async () => {
  const { container } = onScreen(
    <MarkdownText
      text={
        '# Goals\n\nShip **the report**\nby *Friday*\n\n- [x] draft\n- [ ] review\n\n3. third\n\n> quoted\n\n`npm test`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[wiki](https://wiki.example/page) and https://plain.example'
      }
    />,
  );
  expect((await screen.findByText('the report')).tagName).toBe('STRONG');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Goals').className).toContain('markdown__heading');
  expect(screen.getByText('Friday').tagName).toBe('EM');
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeTruthy();
  expect(container.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(screen.getByText('quoted').closest('blockquote')).not.toBeNull();
  expect(screen.getByText('npm test').tagName).toBe('CODE');
  expect(screen.getByRole('columnheader', { name: 'a' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'wiki' });
  expect(link.getAttribute('href')).toBe('https://wiki.example/page');
  expect(link.getAttribute('rel')).toContain('noreferrer');
  expect(screen.getByRole('link', { name: 'https://plain.example' })).toBeTruthy();
});

it.each([
  '<img src=x onerror="document.title=1"> *x*',
  '*x* <script>document.title=1</script>',
  '*x*\n\n<iframe src="https://evil.example"></iframe>',
  '*x* [click](javascript:alert(1))',
  '*x* [click](JaVaScRiPt:alert(1))',
  '*x* [click](&#106;avascript:alert(1))',
  '*x* [click](data:text/html;base64,AAAA)',
  '*x* [click](vbscript:x)',
  '*x* <javascript:alert(1)>',
  '*x* ![a picture](https://evil.example/seen.gif)',
  '*x* ![a picture](javascript:alert(1))',
  '*x* [click][1]\n\n[1]: javascript:alert(1)',
  '*x* [click](//evil.example)',
])('makes nothing of a text that would run, fetch or lead astray: %s', async (text) => {
  const { container } = onScreen(<MarkdownText text={text} />);
  expect((await screen.findByText('x')).tagName).toBe('EM');
  expect(container.querySelector('script, img, iframe, a, [onerror], style')).toBeNull();
});

it('shows a text without formatting as its lines, at once', () => {
  const { container } = onScreen(<MarkdownText text={'First line\nSecond - not a list'} />);
  expect(container.querySelector('.markdown__lines')?.textContent).toBe('First line\nSecond - not a list');
});

it.each([
  ['We talked about the budget. 5 - 3 = 2.', false],
  ['- one', true],
  ['1. one', true],
  ['see https://a.example', true],
  ['a_b', true],
])('knows whether %s may be Markdown', (text, is) => expect(hasMarkdown(text)).toBe(is));
