// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { onScreen } from '../test/on-screen';
import { showTimesIn } from '../time/shown-zone';
import { HowLongAgo, Told, When, WhenZoneContext } from './When';

const AT = '2026-06-05T22:30:07.000Z';
const browsers = Intl.DateTimeFormat().resolvedOptions().timeZone;
const other = browsers === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo';

function shown(): HTMLElement {
  onTestFinished(() => showTimesIn(undefined));
  return screen.getByRole('time');
}

test('shows a moment in the zone of the profile, named where the browser has another; and in UTC on demand', () => {
  showTimesIn(other);
  onScreen(<When at={AT} />);
  expect(shown().textContent).toContain(other === 'Asia/Tokyo' ? 'GMT+9' : 'GMT+5:30');
  expect(shown().getAttribute('datetime')).toBe(AT);
  expect(shown().dataset['tip']).toMatch(/10:30:07.*UTC/);
});

test('names no zone that is the browser’s', () => {
  showTimesIn(browsers);
  onScreen(<When at={AT} precision="minute" />);
  expect(shown().textContent).not.toMatch(/GMT|UTC/);
  expect(shown().textContent).not.toContain('07');
});

test('a screen can choose another zone, which is named', () => {
  onScreen(
    <WhenZoneContext.Provider value="UTC">
      <When at={AT} />
    </WhenZoneContext.Provider>,
  );
  expect(shown().textContent).toMatch(/UTC$/);
});

test('how long ago something happened tells the moment on demand', () => {
  showTimesIn(other);
  const at = new Date(Date.now() - 26 * 3_600_000).toISOString();
  onScreen(<HowLongAgo at={at} />);
  expect(shown().textContent).toBe('1 day ago');
  expect(shown().getAttribute('datetime')).toBe(at);
  expect(shown().dataset['tip']).toMatch(/ \(.*UTC\)$/);
});

test('a sentence has its moment where its language puts it, and that tells UTC too', () => {
  showTimesIn(browsers);
  const { container } = onScreen(<Told at={AT}>{(when) => `Asked for on ${when} by Ada.`}</Told>);
  expect(container.textContent).toMatch(/^Asked for on \S.* by Ada\.$/);
  expect(shown().textContent).not.toContain('by Ada');
  expect(shown().dataset['tip']).toMatch(/10:30:07.*UTC/);
});

test('a screen reader is told UTC too, of what is told to the second in another zone', () => {
  showTimesIn(other);
  const { rerender } = onScreen(<When at={AT} />);
  expect(shown().textContent).toMatch(/GMT\+\S+ \(.*10:30:07.*UTC\)$/);
  rerender(<When at={AT} precision="minute" />);
  expect(shown().textContent).not.toContain('UTC');
  showTimesIn('UTC');
  rerender(<When at={AT} key="elsewhere" />);
  expect(shown().textContent).not.toContain('UTC');
});

test('who reaches what a moment is in by keyboard sees it in UTC, and no moment is a stop', async () => {
  showTimesIn(other);
  const { user } = onScreen(
    <>
      <a href="/meetings/1">
        Weekly <When at={AT} />
      </a>
      <p>
        <When at={AT} />
      </p>
      <a href="/meetings/2">Next</a>
    </>,
  );
  onTestFinished(() => showTimesIn(undefined));
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/10:30:07.*UTC$/);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Next');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
