import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const cells = () => page.getByRole('gridcell')
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
/** Waits until something is so, on a busy machine too. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })
const chosen = () => page.locator('[role=gridcell][aria-selected=true]').count()
const names = () => cells().evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''))

/** A picture of one ground with shapes of its own. */
async function picture(name: string, ground: string, shape: string, width = 360, height = 300) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${shape}</svg>`
  return { name, type: 'image/png', base64: (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64') }
}

const pictures = await Promise.all([
  picture('Harbour dusk.png', '#b8202c', '<circle cx="120" cy="150" r="80" fill="#f0d8c0"/>'),
  picture('Reef red.png', '#b4242a', '<path d="M0 0h360L0 300z" fill="#701018"/>', 300, 420),
  picture('Linen field.png', '#e8dcc0', '<path d="M0 90h360v30H0zM0 210h360v30H0z" fill="#3a5a40"/>', 480, 300),
  picture('Night water.png', '#14233c', '<path d="M60 0h40v300H60zM200 0h90v300h-90z" fill="#2f6f8f"/>'),
  picture('Meadow.png', '#4f8f3a', '<ellipse cx="250" cy="70" rx="90" ry="40" fill="#f4e04a"/>', 300, 300),
])

/** Drops files from the machine on the middle of the screen. */
async function drop(files: typeof pictures) {
  const transfer = await page.evaluateHandle((sent) => {
    const all = new DataTransfer()
    for (const { name, type, base64 } of sent)
      all.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type }))
    return all
  }, files)
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
  await ann.seen('Drop the pictures: they go to Prints')
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

describe('a library of prints', () => {
  it('[S1.13] [S2.44] dropped files go to the open tab, which the screen names as it lights up', async () => {
    await ann.goTo('/home/library?tab=prints')
    await ann.seen('Nothing is kept here yet')
    await drop(pictures)
    await soon(() => cells().count()).toBe(5)
    await page.getByRole('button', { name: 'Prints 5' }).waitFor()
    await ann.findsNothingWrong('library')
  })

  it('[S3.26] chosen ones are put into a category, which narrows and counts', async () => {
    await cell('Harbour dusk').click()
    await cell('Reef red').click({ modifiers: ['Control'] })
    expect(await chosen()).toBe(2)
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Category').selectOption('Pattern')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('button', { name: 'Pattern 2' }).click()
    await soon(() => cells().count()).toBe(2)
    expect(page.url()).toContain('category=Pattern')
    await page.getByRole('button', { name: 'All 5' }).click()
    await soon(() => cells().count()).toBe(5)
  })

  it('[S5.09] a tag needs a name, is put on all chosen, and narrows', async () => {
    await cell('Linen field').click()
    await page.keyboard.press('Shift+End')
    const some = await chosen()
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await ann.seen('A tag needs a name')
    await dialog.getByLabel('Add a tag').first().fill('Summer')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('on all').waitFor()
    await ann.findsNothingWrong('tags')
    await page.keyboard.press('Escape')
    await ann.button('Tags').first().click()
    await page.getByRole('checkbox', { name: /^Summer/ }).click()
    await page.keyboard.press('Escape')
    await soon(() => cells().count()).toBe(some)
    await ann.button('Remove the filter Summer').click()
    await soon(() => cells().count()).toBe(5)
  })

  it('[S2.44] a misspelt word finds, and an empty result says what to drop', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the library' })
    await search.fill('harbor dsk')
    await soon(names).toContain('Harbour dusk')
    await search.fill('zzzzqqqq')
    await ann.button('Remove the search').click()
    await soon(() => cells().count()).toBe(5)
  })

  it('[S2.44] pictures with this red are found, and the link restores the view', async () => {
    await ann.button('Colour').click()
    const field = page.getByLabel(/^#rrggbb, or a code/)
    await field.fill('#b8202c')
    await field.press('Enter')
    await soon(async () => (await names()).toSorted()).toEqual(['Harbour dusk', 'Reef red'])
    await page.keyboard.press('Escape')
    await ann.findsNothingWrong('filtered library')
    await page.reload()
    await soon(async () => (await names()).toSorted()).toEqual(['Harbour dusk', 'Reef red'])
    await ann.button(/^Remove the filter .* within 10$/).click()
    await soon(() => cells().count()).toBe(5)
  })

  it('[S2.44] Space looks closely, arrows go on, plus zooms, and the keyboard comes back', async () => {
    await cell('Meadow').click()
    await page.keyboard.press('Home')
    const [first = '', second = ''] = await names()
    await page.keyboard.press(' ')
    await page.getByRole('dialog', { name: `Quick look: ${first}` }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: `Quick look: ${second}` }).waitFor()
    await page.getByRole('heading', { name: 'Colours' }).waitFor()
    await page.keyboard.press('+')
    await ann.seen('125%')
    await ann.findsNothingWrong('quick look')
    await page.keyboard.press('Escape')
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second)
  })

  it('[S2.44] F2 renames in place', async () => {
    await cell('Meadow').click()
    await page.keyboard.press('F2')
    await page.keyboard.type('Buttercups')
    await page.keyboard.press('Enter')
    await cell('Buttercups').waitFor()
  })

  it('[S2.44] Delete puts into the bin, undo and the bin bring back', async () => {
    await cell('Buttercups').click()
    await page.keyboard.press('Delete')
    await ann.seen(/put into the bin/)
    await soon(() => cells().count()).toBe(4)
    await ann.button('Undo').click()
    await cell('Buttercups').click()
    await page.keyboard.press('Delete')
    await soon(() => cells().count()).toBe(4)
    await ann.button('Bin').click()
    await cell('Buttercups').click()
    await ann.findsNothingWrong('bin')
    await ann.button('Restore').click()
    await ann.seen('The bin is empty')
    await ann.button('Bin').click()
    await page.getByRole('button', { name: 'Prints 5' }).click()
    await soon(() => cells().count()).toBe(5)
  })

  it('[S2.44] all of them come as one ZIP', async () => {
    await cells().first().focus()
    await page.keyboard.press('Control+a')
    await ann.seen('5 chosen')
    const { name, bytes } = await ann.receive(() => page.keyboard.press('d'))
    expect(name).toBe('toile-library.zip')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    for (const file of ['Harbour dusk', 'Buttercups']) expect(bytes.includes(file)).toBe(true)
  })

  it('[S4.02] [S5.03] they are carried to a board, whose room is told beforehand, and the used ones say so', async () => {
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('0 of 16').waitFor()
    await dialog.getByText('5 pictures will be added.').waitFor()
    await ann.findsNothingWrong('add to a board')
    await dialog.getByRole('button', { name: 'Add to the board' }).click()
    await ann.seen(/were added to Prints of Harbour/)
    await page.keyboard.press('Delete')
    await page.getByRole('dialog').getByRole('link', { name: 'Harbour, Prints' }).first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  it('[S2.44] [S9.05] on a phone everything stands within the screen', async () => {
    await page.setViewportSize({ width: 393, height: 852 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await ann.findsNothingWrong('library at 393')
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(ann.complaints).toEqual([])
  })

  it('[S4.02] the boards take from the library, which knows what stands there', async () => {
    await ann.goTo('/home/tools')
    await page
      .getByRole('link', { name: /Harbour/ })
      .first()
      .click()
    await ann.button('Add to Prints').click()
    await page
      .getByRole('menuitem', { name: /library/i })
      .first()
      .click()
    await page
      .getByRole('gridcell', { name: 'Meadow, On this board already' })
      .or(page.getByRole('gridcell', { name: /On this board already/ }))
      .first()
      .waitFor()
    await ann.findsNothingWrong('library over the boards')
  })
})
