import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openSample } from './openSample.ts'
import { smallTargets } from './smallTargets.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

const player = () => page.getByRole('region', { name: /^Film of look/ })
const place = () => player().getByRole('slider', { name: 'Place in the film' })
const films = () => page.getByRole('list', { name: 'Films' }).getByRole('listitem')
const opened = () => page.getByRole('dialog').getByRole('region')
const said = async (of: ReturnType<typeof place>) =>
  Number(/Frame (\d+)/.exec((await of.getAttribute('aria-valuetext')) ?? '')?.[1])

describe('product videos', () => {
  it('[S2.31] [S2.43] are found through the menu of advanced tools; a motion is chosen from pictures that move when they are asked to', async () => {
    await ann.goTo('/home/tools?tool=film')
    await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click()
    await ann.button('Look 2').waitFor()
    const chosen = page.getByRole('list', { name: 'Looks' }).locator('[aria-pressed=true]')
    const names = await chosen.evaluateAll((looks) => looks.map((look) => look.getAttribute('aria-label') ?? ''))
    if (!names.includes('Look 2')) await ann.button('Look 2').click()
    for (const other of names) if (other !== 'Look 2') await ann.button(other).click()
    await expect.poll(() => chosen.count()).toBe(1)
    // Nothing moves by itself where motion is reduced.
    expect(await page.locator('[data-moving]').count()).toBe(0)
    await ann.button('Play Swaying').click()
    await page.locator('[data-moving] canvas[data-drawn]').waitFor()
    await ann.button('Pause Swaying').click()
    await page.getByRole('list', { name: 'Motion' }).getByRole('button', { name: 'Swaying', exact: true }).click()
  })

  it('[S1.09] the preview is played, scrubbed and stepped through by keys', async () => {
    await player().locator('canvas[data-drawn]').waitFor()
    await place().focus()
    expect(await said(place())).toBe(1)
    await page.keyboard.press('.')
    await page.keyboard.press('.')
    expect(await said(place())).toBe(3)
    await page.keyboard.press(',')
    expect(await said(place())).toBe(2)
    await page.keyboard.press(' ')
    await expect.poll(() => said(place())).toBeGreaterThan(3)
    await page.keyboard.press(' ')
    await player().getByRole('button', { name: 'Play', exact: true }).waitFor()
    await ann.findsNothingWrong('films')
  })

  it('[S1.09] what is missing is named beside the button, and nothing is ordered by it', async () => {
    await page.getByRole('radiogroup', { name: 'Looks in the film' }).getByText('Beside each other').click()
    await ann.seen('Choose two or three looks to stand beside each other.')
    expect(await ann.button(/^Make films/).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByRole('button', { name: /^Wide 16:9/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('button', { name: /^Story 9:16/ }).isDisabled()).toBe(true)
    await ann.button(/^Undo: Looks in the film/).click()
    await ann.button(/^Make films: 1 · 8 credits$/).waitFor()
    await page.getByRole('slider', { name: 'Seconds of each look' }).fill('3')
    await ann.button(/^Make films: 1 · 6 credits$/).waitFor()
  })

  it('[S1.09] a motion that the look cannot make says why, and is not chosen', async () => {
    const swish = page.getByRole('list', { name: 'Motion' }).getByRole('button', { name: /^Swish of the skirt/ })
    expect(await swish.textContent()).toContain('this look has none')
    expect(await swish.getAttribute('aria-disabled')).toBe('true')
    await swish.click({ force: true })
    expect(await swish.getAttribute('aria-pressed')).toBe('false')
  })

  it('[S2.43] a motion of one’s own goes on from the chosen one: a key frame more, a joint dragged by arrow keys, taken back', async () => {
    await page.getByRole('list', { name: 'Motion' }).getByRole('button', { name: 'Own motion' }).click()
    const dialog = page.getByRole('dialog', { name: 'Own motion' })
    const keys = dialog.getByRole('group', { name: 'Time line' }).getByRole('button')
    await keys.first().waitFor()
    const before = await keys.count()
    await dialog.getByRole('button', { name: 'Add a key frame' }).press('Enter')
    await expect.poll(() => keys.count()).toBe(before + 1)
    const hand = dialog.getByRole('button', { name: /^Left hand: arrows/ })
    const top = () => hand.evaluate((joint) => Math.round(Number.parseFloat(joint.style.top) * 10))
    await hand.waitFor()
    const rests = await top()
    await hand.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(top).toBeLessThan(rests)
    await ann.findsNothingWrong('own motion', '[role=dialog]')
    const undo = dialog.getByRole('button', { name: /^Undo/ })
    await undo.click()
    await expect.poll(top).toBe(rests)
    await undo.click()
    await expect.poll(() => keys.count()).toBe(before)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('[S8.04] [S9.03] by keyboard it is ordered after it says how long it takes; it goes on over a reload and comes by itself', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    const dialog = page.getByRole('dialog', { name: 'Make the film' })
    await dialog.getByText('It takes about 3 minutes at most.').waitFor()
    await ann.findsNothingWrong('agreed', '[role=dialog]')
    await dialog.getByRole('button', { name: /credits$/ }).press('Enter')
    await ann.seen(/Frame \d+ of 72|position/)
    await page.reload()
    await ann.seen(/Frame \d+ of 72|position/)
    // Seventy-two frames take as long as a busy machine lets them.
    await expect.poll(() => films().locator('video').count(), { timeout: 270_000 }).toBe(1)
  }, 300_000)

  it('[S1.09] the film is played frame by frame in its player', async () => {
    await films()
      .getByRole('button', { name: /large$/ })
      .click()
    const slider = opened().getByRole('slider', { name: 'Place in the film' })
    await slider.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('.')
    expect(await said(slider)).toBe(4)
    const isAt = () => page.locator('[role=dialog] video').evaluate((film: HTMLVideoElement) => film.currentTime)
    await expect.poll(isAt).toBeCloseTo(3.5 / 24, 2)
    await page.keyboard.press(' ')
    await expect.poll(() => said(slider)).toBeGreaterThan(5)
    expect(await page.locator('[role=dialog] video').evaluate((film: HTMLVideoElement) => film.muted)).toBe(true)
    await page.keyboard.press(' ')
    await ann.findsNothingWrong('player', '[role=dialog]')
    await page.keyboard.press('Escape')
  })

  it('[S3.10] [S4.03] is renamed, liked, in the library, led back to, and taken as a file', async () => {
    await ann.button(/^Rename /).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Swaying')
    await page.keyboard.press('Enter')
    await ann.button('Like the film Swaying').click()
    await page.getByRole('radiogroup', { name: 'All or liked' }).getByText('Liked').click()
    await expect.poll(() => films().count()).toBe(1)
    await ann.button('Download Swaying').click()
    const { name, bytes } = await ann.receive(() => page.getByRole('menuitem', { name: /^MP4/ }).click())
    expect(name).toBe('swaying.mp4')
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
    const { href } = new URL(page.url())
    await ann.goTo('/home/library?tab=looks')
    await page.getByRole('gridcell', { name: 'Swaying', exact: true }).dblclick()
    await ann.button('Open in its project').click()
    await page.waitForURL(/tool=film&project=.*film=/)
    // The dialog of the library has the same name while it goes.
    await ann.button('Open in its project').waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: 'Swaying' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.searchParams.has('film'))
    await ann.goTo(href)
    await ann.button('Delete Swaying').click()
    await ann.button('Undo').click()
    await ann.button('Delete Swaying').waitFor()
  })

  it('[S1.09] [S9.05] on a narrow screen by touch: looks, film and settings by the bar at the foot', async () => {
    const cookies = await page.context().storageState()
    const touch = await openDesigner(studio, {
      viewport: { width: 393, height: 852 },
      hasTouch: true,
      storageState: cookies,
    })
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await touch.goTo(`/home/tools?tool=film&project=${project}`)
    await touch.button('Settings').tap()
    await touch.page.getByRole('button', { name: /^Story 9:16/ }).tap()
    expect(await smallTargets(touch.page, 40)).toEqual([])
    await touch.button('Film').tap()
    await touch.findsNothingWrong('narrow')
    await touch.leave()
    expect(ann.complaints).toEqual([])
  })
})
