import { t } from '@annals/contracts/kernel/text';
import type { WordingView } from '@annals/contracts/features/language-model/views';
import { LightbulbIcon } from '@blueprintjs/icons';
import { Fragment } from 'react';
import { z } from 'zod';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { useLanguageModelWordingsInfiniteQuery } from './api';
import { reasonsOf, STATUS_LABELS, SUBJECT_LABELS, wordingTexts as texts } from './texts';
import { When } from '../../ui/When';

/** What a language model was sent and what it answered, newest first; not for whom. */
export function Wordings(): React.JSX.Element {
  const list = pagedList(useLanguageModelWordingsInfiniteQuery());
  return (
    <Card title={texts.title}>
      <QueryList
        list={list}
        texts={texts}
        empty={
          <EmptyState icon={<LightbulbIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(items) => (
          <ul className="wordings">
            {items.map((wording) => (
              <Wording key={wording.id} wording={wording} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function Wording({ wording }: { wording: WordingView }): React.JSX.Element {
  const { subject, status, because, attempts, tokens, milliseconds, sent, received, askedAt } = wording;
  const { label, tone } = STATUS_LABELS[status];
  return (
    <li>
      <p className="wordings__head">
        <strong>{SUBJECT_LABELS[subject]}</strong>
        <Status tone={tone}>{t(label)}</Status>
        {because.length > 0 && <span>{reasonsOf(because)}</span>}
      </p>
      <p className="language-model__note">
        <When at={askedAt} /> · {wording.model}
        {attempts > 1 && ` · ${texts.attempts(attempts)}`}
        {milliseconds !== null && ` · ${texts.took(tokens, milliseconds)}`}
      </p>
      <details>
        <summary>{texts.show}</summary>
        {partsOf(sent).map(({ label, text }) => (
          <Fragment key={label}>
            <p className="language-model__note">{label}</p>
            <pre tabIndex={0}>{text}</pre>
          </Fragment>
        ))}
        <p className="language-model__note">{texts.received}</p>
        <pre tabIndex={0}>{received ?? texts.nothing}</pre>
      </details>
    </li>
  );
}

const question = z.object({ instructions: z.string(), material: z.string() });

/** What was sent, the figures first; as it is where it has another form. */
function partsOf(sent: string): readonly { readonly label: string; readonly text: string }[] {
  const parsed = parsedJson(sent);
  const asked = question.safeParse(parsed);
  if (!asked.success) return [{ label: texts.sent, text: sent }];
  const { instructions, material } = asked.data;
  return [
    { label: texts.figures, text: JSON.stringify(parsedJson(material), null, 2) },
    { label: texts.instructions, text: instructions },
  ];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
