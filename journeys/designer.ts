import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions, Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Studio } from './studio.ts'
import { beginTrace } from './traces.ts'

/** A file in a designer's hands. */
export interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Somebody who designs in a real browser: human verbs over roles and names, as a screen reader would find them. */
export interface Designer {
  page: Page
  /** What the page complained about. */
  complaints: string[]
  goTo(path: string): Promise<void>
  signUp(name: string): Promise<void>
  newProject(name: string): Promise<void>
  upload(board: string, ...pictures: Picture[]): Promise<void>
  /** Adds the files of the open upload dialog, once they are stored. */
  addChosen(): Promise<void>
  addColor(text: string): Promise<void>
  addMannequins(...names: string[]): Promise<void>
  button(name: string | RegExp): Locator
  seen(text: string | RegExp): Promise<void>
  /** Waits for a file the page hands over. */
  receive(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>
  /** Axe finds nothing on the whole page, or within one part of it where the rest was looked at before. */
  findsNothingWrong(where: string, part?: string): Promise<void>
  leave(): Promise<void>
}

/** Opens a browser window of one's own on the studio. */
export async function openDesigner(
  { browser, address }: Studio,
  options: BrowserContextOptions = {},
): Promise<Designer> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
    baseURL: address,
  })
  await beginTrace(context)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const designer: Designer = {
    page,
    complaints,
    button,
    async goTo(path) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
    async signUp(name) {
      await designer.goTo('/register')
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page
        .getByRole('textbox', { name: 'Email' })
        .fill(`${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`)
      await page.getByLabel('Password', { exact: true }).fill('a good password')
      await button('Create an account').click()
      await page.waitForURL((url) => !url.pathname.startsWith('/register'))
    },
    async newProject(name) {
      await designer.goTo('/home/tools?new=project')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByRole('button', { name: 'Create the project' }).click()
      await page.waitForURL(/project=/)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    },
    async upload(board, ...pictures) {
      await page.getByLabel(`Upload to ${board}`).setInputFiles(pictures)
      await designer.addChosen()
      const list = page.getByRole('list', { name: board, exact: true })
      await expect
        .poll(() => list.getByRole('listitem').count(), { timeout: 120_000 })
        .toBeGreaterThanOrEqual(pictures.length)
    },
    async addChosen() {
      await page.getByRole('button', { name: /^Add \d+ pictures?$/ }).click()
    },
    async addColor(text) {
      await button('Add to Colours').click()
      await page.getByRole('menuitem', { name: 'Pick or type a code' }).click()
      const dialog = page.getByRole('dialog')
      const field = dialog.getByRole('textbox', { name: /^#rrggbb, or a code/ })
      await field.fill(text)
      await field.press('Tab')
      await expect.poll(() => field.inputValue()).toMatch(/^#[0-9a-f]{6}$/)
      await dialog.getByRole('button', { name: 'Add the colour' }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    async addMannequins(...names) {
      await button('Add to Mannequins').click()
      const choose = page.getByRole('menuitem')
      if (await choose.count()) await choose.first().click()
      const dialog = page.getByRole('dialog')
      for (const [i, name] of names.entries()) {
        await dialog
          .getByRole('radio', { name, exact: true })
          .or(dialog.getByRole('button', { name, exact: true }))
          .first()
          .click()
        await dialog
          .getByRole('button', { name: i < names.length - 1 ? 'Add and choose another' : 'Add', exact: true })
          .click()
      }
      await dialog.waitFor({ state: 'detached' })
    },
    async seen(text) {
      await page.getByText(text).first().waitFor()
    },
    async receive(act) {
      const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), act()])
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
      return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
    },
    async findsNothingWrong(where, part = 'html') {
      // The tip of a picture button lies outside every landmark, and is spoken with its button.
      await page.mouse.move(0, 0)
      await page.getByRole('tooltip').waitFor({ state: 'detached' })
      const { violations } = await new AxeBuilder({ page }).include(part).analyze()
      const told = violations.map(
        ({ id, nodes }) =>
          `${where}: ${id} at ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
      )
      expect(told).toEqual([])
    },
    leave: () => context.close(),
  }
  return designer
}
