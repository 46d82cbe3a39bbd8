import type { Page } from 'playwright-core'

const controls = [
  'button',
  'a[href]',
  'input:not([type=hidden], [type=file])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=slider]',
  '[role=menuitem]',
].join()

/** Points, corners and pins that lie on a drawing are as small as the drawing needs; all of them have fields or keys beside them. */
const onDrawings = '[data-handle], svg *, [data-stage] *'

/** The menu in the corner of a small picture leaves the picture its own ground. */
const inCorners = '[aria-label^="Actions for"]'

/** A short message lies over what is below for a moment only. */
const passing = '[role=status], [role=alert]'

/** What comes in or goes out is measured once it has: half way it is smaller than it will be. */
const standsStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

/** Every control on the screen that answers a press on less than `least` pixels, up, down or sideways, with its size. Links within sentences are text. */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  await standsStill(page)
  return page.evaluate(
    ({ controls, onDrawings, inCorners, passing, least }) => {
      const named = (element: Element) =>
        element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('placeholder') || '')
      const inSentence = (element: Element) =>
        element.matches('a, button') &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.matches('p, li, dd, span, label') === true
      const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]) => {
        const own = (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []).concat()
        const wrapper = element.closest('.mantine-Input-wrapper')
        let far = 0
        while (far < least) {
          const found = document
            .elementsFromPoint(x + dx * (far + 1), y + dy * (far + 1))
            .find((one) => !one.closest(passing) || element.closest(passing))
          if (!found) break
          const mine = element.contains(found) || own.some((label) => label.contains(found)) || wrapper?.contains(found)
          if (!mine) break
          far++
        }
        return far
      }
      const told: string[] = []
      const ground =
        [...document.querySelectorAll('[role=dialog]')].findLast((dialog) => dialog.checkVisibility()) ?? document
      for (const element of ground.querySelectorAll(controls)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden=true]'))
          continue
        if (element.matches(onDrawings) || element.matches(inCorners) || inSentence(element)) continue
        element.scrollIntoView({ block: 'center', inline: 'center' })
        const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
        const box = element.getBoundingClientRect()
        const seen = box.width > 2 ? box : (label?.getBoundingClientRect() ?? box)
        const at: [number, number] = [seen.left + seen.width / 2, seen.top + seen.height / 2]
        if (at[0] < 0 || at[1] < 0) continue
        const wide = 1 + reach(element, at, [-1, 0]) + reach(element, at, [1, 0])
        const high = 1 + reach(element, at, [0, -1]) + reach(element, at, [0, 1])
        if (wide < least - 0.5 || high < least - 0.5) told.push(`${named(element).slice(0, 40)} ${wide} × ${high}`)
      }
      return told
    },
    { controls, onDrawings, inCorners, passing, least },
  )
}
