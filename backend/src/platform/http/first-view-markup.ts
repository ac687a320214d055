import { escaped } from '../archives/html';

/** What a screen begins with, to be read until the application is there. */
export interface FirstView {
  readonly title: string;
  /** Says that the rest is on its way. */
  readonly waiting: string;
  readonly greeting?: string;
  readonly lead: string;
  /** The parts of the screen, this one first. */
  readonly sections?: readonly string[];
  readonly figures?: readonly {
    readonly label: string;
    readonly value: string;
    readonly caption?: string;
    readonly tone?: 'good' | 'attention' | 'neutral';
  }[];
  /** Side by side where there is room: the wider one first, or a narrow one before it. */
  readonly columns: 'wide-first' | 'narrow-first';
  readonly cards: readonly FirstCard[];
}

export interface FirstCard {
  readonly title: string;
  /** So much room, in rem, has what only the application shows. */
  readonly room?: number;
  readonly notes?: readonly {
    readonly title: string;
    /** Behind the title, such as that it is an example. */
    readonly remark?: string;
    readonly text: string;
    readonly colour: 'blue' | 'magenta' | 'yellow' | 'grey';
  }[];
  /** Lines of a table; the heads of its columns first. */
  readonly lines?: readonly (readonly string[])[];
}

/**
 * The markup of what a page begins with; `frontend/src/entry/first-view.css` has its styles. Nothing in it takes the focus, so that none is lost when
 * the application takes its place.
 */
export function markupOf(view: FirstView, language: string): string {
  const { title, waiting, greeting, lead, sections, figures, columns, cards } = view;
  const heading = greeting === undefined ? '' : `<h2>${escaped(greeting)}</h2>`;
  return `<div class="first-view" id="first-view" lang="${language}">
<aside class="first-view__side">Annals</aside>
<header class="first-view__bar"><h1>${escaped(title)}</h1><p role="status">${escaped(waiting)}</p></header>
<main class="first-view__content">
${heading}<p class="first-view__lead">${escaped(lead)}</p>
${sections ? `<ul class="first-view__sections">${sections.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>` : ''}
${figures ? `<dl class="first-view__figures">${figures.map(figureOf).join('')}</dl>` : ''}
<div class="first-view__cards first-view__cards--${columns}">${cards.map(cardOf).join('')}</div>
</main>
</div>`;
}

function figureOf({ label, value, caption, tone }: NonNullable<FirstView['figures']>[number]): string {
  const remark =
    caption === undefined ? '' : `<dd class="first-view__${tone ?? 'neutral'}">${escaped(caption)}</dd>`;
  return `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>${remark}</div>`;
}

function cardOf({ title, room, notes, lines }: FirstCard): string {
  const isEmpty = !notes && !lines;
  return `<section class="first-view__card${isEmpty ? ' first-view__card--empty' : ''}"><h2>${escaped(title)}</h2>${[
    room === undefined ? '' : `<div class="first-view__room" style="height:${String(room)}rem"></div>`,
    notes ? `<ul>${notes.map(noteOf).join('')}</ul>` : '',
    lines ? linesOf(lines) : '',
  ].join('')}</section>`;
}

/** The title and the text of a note are one paragraph. */
function noteOf({ title, remark, text, colour }: NonNullable<FirstCard['notes']>[number]): string {
  const behind = remark === undefined ? '' : ` <span>${escaped(remark)}</span>`;
  return `<li class="first-view__note first-view__note--${colour}"><p><strong>${escaped(title)}</strong>${behind}<br>${escaped(text)}</p></li>`;
}

/** A line is one text, with its columns at the stops of a tab: on a phone it wraps. */
function linesOf([heads = [], ...lines]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.map(escaped).join('\t');
  return `<p class="first-view__line first-view__heads">${line(heads)}</p><ul>${lines
    .map((cells) => `<li class="first-view__line">${line(cells)}</li>`)
    .join('')}</ul>`;
}
