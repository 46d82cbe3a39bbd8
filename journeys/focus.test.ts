import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openLook, openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

/** A way into a layer: what opens it, and what is chosen in that to come to the next. */
type Way = readonly [opener: string | RegExp, ...then: (string | RegExp)[]]

const everywhere: Way[] = [
  ['Menu'],
  ['Task list'],
  ['Commands'],
  ['Language'],
  ['Appearance'],
  ['Personal menu'],
  ['Personal menu', 'Keyboard shortcuts'],
]
const places: [string, () => Promise<void>, Way[]][] = [
  ['every screen', () => ann.goTo('/home/tools'), [...everywhere, [/^More for /], ['New project']]],
  [
    'a project',
    () => openProject(ann),
    [
      ['Direction'],
      ['Export'],
      ['Add to Moodboard', 'From the library'],
      ['Add to Moodboard', 'Compose moodboards'],
      ['Add to Prints', 'Generate prints'],
      ['Actions for marble.png', 'Look at it'],
      ['marble.png, 1'],
      ['Actions for Oat'],
      ['Add to Colours', 'Pick or type a code'],
      ['Look at the colours'],
      ['Add to Mannequins'],
      ['Actions for Ines'],
      ['Workspace setting'],
      ['Clear the boards'],
    ],
  ],
  ['a look', () => openLook(ann), [['More'], [/^Export$/]]],
  [
    'the library',
    () => ann.goTo('/home/library'),
    [['Generate'], ['Upload'], ['Tags'], ['Colour'], ['Origin and date']],
  ],
  [
    'the print studio',
    () => ann.goTo('/home/tools?tool=printStudio'),
    [['Ground: pick a colour'], ['Download'], [/^Measure this screen/]],
  ],
  ['the slogan maker', () => ann.goTo('/home/tools?tool=slogan'), [['Add a shape'], ['Download']]],
]

const layers = () => page.locator('[role=dialog], [role=menu]').filter({ visible: true })
const opener = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).last()
const chosen = (name: string | RegExp): Locator =>
  layers().getByRole('menuitem', { name }).or(layers().getByRole('button', { name })).first()
const stood = () =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at?.getAttribute('aria-label') ?? at?.textContent ?? at?.tagName
  })
/** Whether the keyboard has come to where the layer lets it in. */
const isInLayer = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog], [role=menu]')))

describe('the keyboard returns to what opened a layer (Escape closes one at a time)', () => {
  it.each(places)('on %s', async (_where, go, ways) => {
    await go()
    for (const [first, ...then] of ways) {
      const button = opener(first)
      await button.focus()
      const name = await stood()
      await page.keyboard.press('Enter')
      for (const next of then) {
        await chosen(next).focus()
        await page.keyboard.press('Enter')
      }
      const what = [first, ...then].join(' › ')
      await expect.poll(() => layers().count(), { message: what }).toBeGreaterThan(0)
      if (then.length > 0) await expect.poll(() => page.getByRole('menu').count(), { message: what }).toBe(0)
      await expect.poll(isInLayer, { message: what }).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => layers().count(), { message: what }).toBe(0)
      await expect.poll(stood, { message: what }).toBe(name)
    }
  })
})

describe('a layer in a layer', () => {
  it('Escape in an open list closes the list, and the panel around it after that', async () => {
    await openProject(ann)
    await ann.button('Direction').press('Enter')
    const panel = page.getByRole('dialog', { name: 'Direction' })
    await panel.waitFor()
    await expect.poll(isInLayer).toBe(true)
    const season = panel.getByRole('combobox', { name: 'Season' })
    await season.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    await season.press('Escape')
    await expect.poll(() => page.getByRole('option').filter({ visible: true }).count()).toBe(0)
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
    expect(await stood()).toBe('Direction')
  })

  it('what stood there is gone: the keyboard goes to the nearest that is left', async () => {
    await ann.button('Actions for Oat').press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await expect.poll(() => ann.button('Actions for Oat').count()).toBe(0)
    await expect.poll(stood).toContain('Harbour ink')
    await page.keyboard.press('ControlOrMeta+z')
    await ann.button('Actions for Oat').waitFor()
  })
})
