/** What makes a text more than its lines: emphasis, code, links, headings, lists, quotes, rules, tables. */
const MARKS = /[*_`~[\]|]|https?:\/\/|^\s{0,3}(#{1,6}\s|>|[-+]\s|\d+[.)]\s|-{3,}\s*$)/m;

/** Whether a text may have Markdown in it. Most have none, and are shown without the code that reads it. */
export function hasMarkdown(text: string): boolean {
  return MARKS.test(text);
}
