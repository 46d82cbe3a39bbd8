import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin()

const brief = `# Harbour, SS27

A menswear summer capsule: a linen shirt and one trench coat, no zips. Keep it minimal.

- Clay: #aa3311
- Bottle green for the trims
`

const rename = async (page: Page, name: string) => {
  const field = page.getByRole('textbox', { name: 'Name of the project' }).last()
  await field.fill(name)
  await field.press('Enter')
}
const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const colors = (page: Page) => page.getByRole('list', { name: 'Colours', exact: true }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

describe('a project', () => {
  it('[S5.05] [S2.57] begins with a brief: what was read is shown, confirmed, and only then taken', async () => {
    await ann.goTo('/home/tools?new=project')
    const dialog = ann.page.getByRole('dialog')
    await ann.page.getByLabel('Brief', { exact: true }).setInputFiles({
      name: 'picture.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1'),
    })
    await dialog.getByRole('alert').getByText('this is none of them').waitFor()
    await ann.page.getByLabel('Brief', { exact: true }).setInputFiles({
      name: 'brief.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(brief),
    })
    await dialog.getByRole('button', { name: 'minimal' }).waitFor()
    await ann.findsNothingWrong('new project with a brief')
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Harbour, SS27')
    await dialog.getByRole('checkbox', { name: /Bottle green/ }).uncheck()
    await dialog.getByRole('button', { name: 'Create the project' }).click()
    await ann.page.waitForURL(/project=/)
    await soon(() => colors(ann.page).count()).toBe(1)
    await ann.seen('Clay')
  })

  it('[S2.41] [S5.17] its workspace setting explains who does not match and swaps them', async () => {
    await ann.addMannequins('Theo')
    await ann.button('Workspace setting').click()
    const dialog = ann.page.getByRole('dialog')
    await ann.findsNothingWrong('workspace setting')
    expect(await dialog.getByRole('radio', { name: 'Men', exact: true }).isChecked()).toBe(true)
    await dialog.getByRole('radio', { name: 'Women', exact: true }).check()
    await dialog.getByText(/do not match gender and age group: Theo/).waitFor()
    await dialog.getByRole('button', { name: 'Swap them for people who match' }).click()
    await soon(() => dialog.getByText(/do not match/).count()).toBe(0)
    const name = dialog.getByRole('textbox', { name: 'Name of the project' })
    await name.fill('')
    await dialog.getByText('Give the project a name').waitFor()
    await name.fill('Quay')
    await name.press('Enter')
    await dialog.getByRole('button', { name: 'View the brief' }).click()
    await ann.page.getByText('The text as it was read').waitFor()
    await ann.findsNothingWrong('the brief')
    await ann.page.keyboard.press('Escape')
    await soon(() => ann.page.getByText('The text as it was read').count()).toBe(0)
    await ann.page.keyboard.press('Escape')
    await soon(() => heading(ann.page).textContent()).toBe('Quay')
  })
})

describe('two windows on one project', () => {
  it('[S3.08] keep each other’s change: at once, after being offline, and by a question where both cannot hold', async () => {
    const one = ann.page
    const two = await one.context().newPage()
    await two.goto(one.url())
    await heading(two).waitFor()
    await one.bringToFront()
    await ann.addColor('#224466')
    await soon(() => colors(two).count()).toBe(2)

    const line = await one.context().newCDPSession(two)
    const saved = () =>
      one
        .getByText(/^Saved/)
        .first()
        .waitFor()
    const cut = (offline: boolean) =>
      line.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    await cut(true)
    await rename(two, 'Pier')
    await two.getByText('Offline: kept in this window').first().waitFor()
    await ann.addColor('#668844')
    await saved()
    await cut(false)
    await two.getByText('Merged with changes from another window').waitFor()
    await soon(() => colors(two).count()).toBe(3)
    await soon(() => heading(one).textContent()).toBe('Pier')

    await cut(true)
    await rename(two, 'Mole')
    await rename(one, 'Jetty')
    await ann.addColor('#010101')
    await saved()
    await cut(false)
    const dialog = two.getByRole('dialog', { name: 'Two windows changed this project' })
    await dialog.waitFor()
    await dialog.getByRole('radio', { name: /^The other window/ }).check()
    await dialog.getByRole('button', { name: 'Merge and save' }).click()
    await soon(() => heading(two).textContent()).toBe('Jetty')
    await soon(() => colors(two).count()).toBe(4)
    await two.close()
  }, 120_000)
})

describe('the list of projects', () => {
  it('renames in place, duplicates, deletes with a way back, and finds nothing wrong', async () => {
    await ann.goTo('/home/tools')
    const card = (name: string) => ann.page.getByRole('link', { name: new RegExp(name) })
    await card('Jetty').press('F2')
    await ann.page.getByRole('textbox', { name: 'Name of the project' }).fill('Breakwater')
    await ann.page.keyboard.press('Enter')
    await card('Breakwater').waitFor()
    await ann.button('More for Breakwater').click()
    await ann.page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await soon(() => card('Breakwater').count()).toBe(2)
    await card('Breakwater').first().press('Delete')
    await soon(() => card('Breakwater').count()).toBe(1)
    await ann.button('Undo').click()
    await soon(() => card('Breakwater').count()).toBe(2)
    await ann.findsNothingWrong('projects')
    expect(ann.complaints.filter((text) => !/Failed to load|ERR_INTERNET/.test(text))).toEqual([])
  })
})
