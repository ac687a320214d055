import { expect, test, type CDPSession, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The theme decides on colours, the size on the layout, and neither on the other: each of both once. */
const SIZES = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', isTouched: false },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', isTouched: true },
] as const;

/** Axe finds nothing, every control can be hit, and nothing sticks out to the right. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(SMALL_CONTROLS)).toEqual([]);
  const stickingOut = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(stickingOut).toBeLessThanOrEqual(0);
}

/** The same for a screen on a desktop and on a phone, in the light and in the dark; the page is not loaded again in between. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { name, viewport, colorScheme, isTouched } of SIZES)
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await touched(page, isTouched);
      await inTheme(page, colorScheme);
      await expectAccessible(page);
    });
  await touched(page, false);
}

/** What is emulated lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Controls are larger where fingers touch them. */
async function touched(page: Page, isTouched: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  expect(await page.evaluate('matchMedia("(pointer: coarse)").matches')).toBe(isTouched);
}

/** The same for what opens over a screen: everything in one theme, and its colours in the other. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await inTheme(page, 'dark');
  await expectAccessible(page);
  await inTheme(page, 'light');
  expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Waits until nothing moves any more: a colour on its way to that of the other theme has a contrast of its own. What turns for ever is left out. */
const AT_REST = `(async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity);
  for (await frame(), await frame(); moving().length > 0; await frame())
    await Promise.allSettled(moving().map(({ finished }) => finished));
})()`;

/**
 * Controls, with what labels them, of less than 24 by 24 pixels: axe lets them be where there is room around them. Links are left to it: most
 * are in sentences. So are the bars of a histogram, which are as many as there is room for; what one of them does, two fields do as well.
 */
const SMALL_CONTROLS = `[...document.querySelectorAll('button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitemradio"]')]
  .filter((control) => !control.matches('.visually-hidden, .histogram__bar, [aria-hidden="true"] *') && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((control) => {
    const boxes = [control, ...(control.labels ?? [])].map((part) => part.getBoundingClientRect());
    const side = (name) => Math.max(...boxes.map((box) => box[name]));
    return side('width') < 23.9 || side('height') < 23.9;
  })
  .map((control) => control.outerHTML.slice(0, 200))`;

/** Axe stays in a page until the next is loaded; and the paths to the elements, which take long to find out, are not asked for. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<unknown> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  await page.evaluate(AT_REST);
  const options = {
    resultTypes: ['violations'],
    selectors: false,
    // Of WCAG 2.2, which axe leaves out unless it is asked for it.
    rules: { 'target-size': { enabled: true } },
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
}
