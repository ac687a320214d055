// `npm run messages`: collects the texts of the sources, and writes the catalogues.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { filesOfMessages, TRANSLATED, translationsOf } from './messages';

const ROOT = new URL('../', import.meta.url);
const files = filesOfMessages();
for (const language of TRANSLATED) {
  mkdirSync(new URL(`messages/${language}/`, ROOT), { recursive: true });
  for (const name of readdirSync(new URL(`messages/${language}/`, ROOT)))
    if (!files.has(`messages/${language}/${name}`)) rmSync(new URL(`messages/${language}/${name}`, ROOT));
}
for (const [name, content] of files) writeFileSync(new URL(name, ROOT), content);
for (const language of TRANSLATED) {
  const missing = [...translationsOf(language)].flatMap(([name, texts]) =>
    Object.entries(texts).flatMap(([source, words]) =>
      words === '' ? [`messages/${language}/${name}: ${source}`] : [],
    ),
  );
  if (missing.length > 0) console.error(`Not translated yet:\n${missing.join('\n')}`);
}
