import { afterAll, describe, expect, it } from 'vitest'
import { type Designer, openDesigner } from './designer.ts'
import { eachTab, openLook } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

/** Everything the browser holds back from now on is among the complaints. */
async function watched(who: Designer): Promise<Designer> {
  await who.page.context().addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      console.error(`held back by ${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`),
    )
  })
  return who
}

const visitor = await watched(await openDesigner(studio))
const ann = await watched(await openSample(studio))

/** Opens a screen and waits until everything on it has come. */
async function walk(who: Designer, path: string) {
  await who.goTo(path)
  await who.page.waitForLoadState('load')
  await expect.poll(() => who.page.getByRole('progressbar').count(), { timeout: 30_000 }).toBe(0)
  expect(who.complaints, path).toEqual([])
}

describe('the content policy of the pages', () => {
  it.each(['/Square', '/login', '/register', '/404', '/home/works'])(
    '[S2.01] nothing is held back from a visitor at %s',
    (path) => walk(visitor, path),
  )

  it.each([
    '/home/tools',
    ...['prints', 'moods', 'printStudio', 'slogan', 'createSketches', 'tracing', 'figure'].map(
      (tool) => `/home/tools?tool=${tool}`,
    ),
    '/home/library',
    '/home/library?tab=brand',
    '/home/history',
    '/home/account/frontPage',
  ])('[S2.01] nothing is held back inside, at %s', (path) => walk(ann, path))

  it('[S2.01] nothing is held back with a dialog open, nor when the appearance turns', async () => {
    await walk(ann, '/home/tools?new=project')
    await ann.page.getByRole('dialog').waitFor()
    await ann.page.keyboard.press('Escape')
    await ann.page.getByRole('dialog').waitFor({ state: 'detached' })
    await ann.page.keyboard.press('Control+k')
    await ann.page.getByRole('dialog').getByRole('combobox').fill('Dark appearance')
    await ann.page.keyboard.press('Enter')
    const scheme = () => ann.page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])
    await expect.poll(scheme).toBe('dark')
    expect(ann.complaints).toEqual([])
  })

  it('[S2.01] nothing is held back in the studio with a look open, and no text runs as a program there, in its workers neither', async () => {
    await openLook(ann)
    await eachTab(ann)
    await expect.poll(() => ann.page.workers().length).toBeGreaterThan(0)
    expect(ann.complaints).toEqual([])
    // In a moment of its own, as whoever drives the browser is above the policy.
    const runText = () =>
      new Promise<string>((tell) => {
        setTimeout(() => {
          try {
            tell(String(Reflect.construct(Function, ['return 1'])))
          } catch (error) {
            tell(error instanceof Error ? error.name : String(error))
          }
        })
      })
    const outcomes = [ann.page.evaluate(runText), ...ann.page.workers().map((worker) => worker.evaluate(runText))]
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['EvalError']))
  })
})
