import { t, textsShownAs } from '@annals/contracts/kernel/text';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it is in a page, whatever is in it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Under a list that is not whole. */
export function moreEvents(count: number): string {
  return t('{count, plural, one {# more event is} other {# more events are}} in the files of events/.', {
    count,
  });
}

/** A page for reading out of an archive: without script, and without anything from elsewhere. @param body HTML */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${textsShownAs().language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .5rem; border-top: 1px solid #8886; white-space: pre-wrap; overflow-wrap: anywhere; }
.events { list-style: none; padding: 0; } .events > li { border-top: 1px solid #8886; padding: .5rem 0; }
.events p { margin: 0; } .events dl { font-size: .9rem; margin: .25rem 0 0; } time { font-size: .85rem; opacity: .8; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }
@media print { td { font-size: .7rem; } }
`;
