import { t } from '@annals/contracts/kernel/text';
import { LEFT_OUT } from '../../../platform/commands/left-out';

/** What is in every archive for the person who opens it without having read anything else, in the language of the moment. */
export function readme(): string {
  const files: readonly (readonly [string, string])[] = [
    ['report.html', t('everything in plain sentences, by feature')],
    ['person.json', t('the person and the account as they stand today')],
    ['picture.webp', t('the picture as it is shown, when there is one')],
    [
      'events/',
      t(
        'what happened, a file for each feature, one event a line (JSON Lines, UTF-8); personal values are in clear',
      ),
    ],
    ['looks.json', t('who looked at sensitive values, or asked for such an archive, when and why')],
    ['reviews-360-results.json', t('the released results of 360 reviews')],
    ['catalogue.json', t('what each type of event and each of its fields means')],
    ['manifest.json', t('who asked for this archive and when, and SHA-256 of every other file')],
  ];
  const widest = Math.max(...files.map(([name]) => name.length));
  return `${t('Everything that Annals holds about one person')}

${t('Open report.html in a browser to read it. The other files hold the same for programs.')}

${files.map(([name, what]) => `  ${name.padEnd(widest)}   ${what}`).join('\n')}

${t('An event has the time it happened ("occurredAt") and was recorded, who did it ("by"), the record it belongs to, and its values ("data").')}
${t('"leftOut" names the fields that are not given. An object with "erased" in it stands where words can be read by nobody any more.')}

${t('What is not in here:')}

${Object.values(LEFT_OUT)
  .map((sentence) => `  - ${sentence}`)
  .join('\n')}
`;
}
