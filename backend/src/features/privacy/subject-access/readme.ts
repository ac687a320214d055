import { LEFT_OUT } from '../../../platform/commands/left-out';

/** What is in every archive for the person who opens it without having read anything else. */
export const README = `Everything that Annals holds about one person

Open report.html in a browser to read it. The other files hold the same for programs.

  report.html                everything in plain sentences, by feature
  person.json                the person and the account as they stand today
  picture.webp               the picture as it is shown, when there is one
  events/                    what happened, a file for each feature, one event a line (JSON Lines, UTF-8); personal values are in clear
  looks.json                 who looked at sensitive values, or asked for such an archive, when and why
  reviews-360-results.json   the released results of 360 reviews
  catalogue.json             what each type of event and each of its fields means
  manifest.json              who asked for this archive and when, and SHA-256 of every other file

An event has the time it happened ("occurredAt") and was recorded, who did it ("by"), the record it belongs to, and its values ("data").
"leftOut" names the fields that are not given. {"erased":true} stands where words can be read by nobody any more.

What is not in here:

${Object.values(LEFT_OUT)
  .map((sentence) => `  - ${sentence}`)
  .join('\n')}
`;
