import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { eachTab, openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { smallTargets } from './smallTargets.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const visitor = await openDesigner(studio)
const ann = await openSample(studio)

const tool = (id: string) => `/home/tools?tool=${id}`
const pages = [
  ...['/Square', '/404', '/home/works'].map((path) => ({ path, who: visitor })),
  ...[
    '/home/tools',
    ...['prints', 'moods', 'printStudio', 'slogan', 'createSketches', 'tracing', 'figure'].map(tool),
    '/home/library',
    '/home/library?bin=1',
    '/home/library?tab=brand',
    '/home/history',
    '/home/account/frontPage',
    '/home/account/accountMessage',
  ].map((path) => ({ path, who: ann })),
]
const doors = ['/login', '/register'].map((path) => ({ path, who: visitor }))

/** Where the title begins, once the screen has taken the place of what was shown before it and stands still. */
async function left(who: typeof ann): Promise<number> {
  const heading = who.page.getByRole('heading', { level: 1 }).first()
  const edge = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  let settled = 0
  await expect
    .poll(async () => {
      const before = settled
      settled = await edge()
      return settled > 0 && settled === before
    })
    .toBe(true)
  return settled
}

const sized = (who: typeof ann, width: number) => who.page.setViewportSize({ width, height: width < 769 ? 852 : 1080 })

/** What is too small on the screen that is open: for a mouse at 1920, for a thumb at 393. */
async function smallOn(who: typeof ann, where: string) {
  const found: string[] = []
  for (const [width, least] of [
    [1920, 40],
    [393, 44],
  ] as const) {
    await sized(who, width)
    found.push(...(await smallTargets(who.page, least)).map((target) => `${where} at ${width}: ${target}`))
  }
  return found
}

describe('one page frame', () => {
  it('[S9.05] titles begin at one left edge on all pages, and doors at one of theirs, at 1920 and 1024; no control is smaller than a finger', async () => {
    const edges: Record<string, number> = {}
    const small: string[] = []
    for (const { path, who } of [...pages, ...doors]) {
      await sized(who, 1920)
      await who.goTo(path)
      for (const width of [1024, 1920]) {
        await sized(who, width)
        edges[`${path} at ${width}`] = await left(who)
      }
      small.push(...(await smallOn(who, path)))
    }
    const of = (kind: typeof pages, width: number) =>
      Object.fromEntries(kind.map(({ path }) => [path, edges[`${path} at ${width}`]]))
    for (const width of [1024, 1920])
      for (const kind of [pages, doors])
        expect(new Set(Object.values(of(kind, width))).size, JSON.stringify(of(kind, width))).toBe(1)
    expect(small).toEqual([])
  })

  it('[S9.05] no control of the studio is smaller than a finger, with boards, looks and a look open', async () => {
    await sized(ann, 1920)
    await openProject(ann)
    const small = await smallOn(ann, 'studio')
    await sized(ann, 1920)
    await ann.button('Look 1').click()
    await eachTab(ann, async (tab) => {
      small.push(...(await smallTargets(ann.page, 40)).map((target) => `${tab}: ${target}`))
    })
    expect([...new Set(small)]).toEqual([])
  })
})

describe('forms', () => {
  it('[S5.05] an empty name is met by our own sentence, not by the browser', async () => {
    await sized(ann, 1920)
    await ann.goTo('/home/tools?new=project')
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Create the project' }).click()
    await ann.seen('Name')
    const field = ann.page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  })

  it('[S3.25] a main button says what it lacks, and is still reached by the keyboard', async () => {
    await ann.goTo(tool('prints'))
    const generate = ann.button(/^Generate 4 prints/)
    await expect.poll(() => generate.getAttribute('aria-disabled')).toBe('true')
    expect(await generate.evaluate((element) => element.matches(':disabled'))).toBe(false)
    const id = (await generate.getAttribute('aria-describedby')) ?? ''
    expect(await ann.page.locator(`[id="${id}"]`).innerText()).not.toBe('')
  })
})
