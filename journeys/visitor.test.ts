import { limits } from '@toile/rules/limits.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { drawCut } from '../apps/server/testing/pictures.ts'
import { openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openDesigner(studio)
const { page } = ann
const patient = { timeout: 30_000 }
const held = (count: number) => `${count} of ${limits.trialUploads} pictures of your trial`

describe('somebody who looks around without an account', () => {
  it('[S5.06] is told what a trial and a visit hold, before beginning either', async () => {
    await ann.goTo('/Square')
    const { visitorCredits, trialCredits, trialDays, trialUploads } = limits
    await ann.seen(
      `Without an account you have ${trialDays} days, ${visitorCredits} credits and ${trialUploads} pictures of your own.`,
    )
    await ann.goTo('/register')
    await ann.seen(`A trial of ${trialDays} days: ${trialCredits} credits, ${trialUploads} pictures of your own`)
    await ann.findsNothingWrong('register')
  })

  it('[S2.42] begins in a copy of the sample project, with its boards and looks', async () => {
    await ann.goTo('/Square')
    await ann.button('Try without an account').click()
    await page.waitForURL(/project=/, patient)
    await page.getByRole('heading', { level: 1, name: 'Harbour, SS27' }).first().waitFor()
    const board = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
    await expect.poll(() => board('Moodboard').count(), patient).toBe(4)
    await ann.button('Look 1').waitFor(patient)
    await ann.seen(held(0))
    await ann.findsNothingWrong('the project of a visitor')
  })

  it('[S5.06] sees in every window how much of the trial is used, after each upload and each one taken back', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByText(held(0)).first().waitFor(patient)
    await page
      .getByLabel('Upload to Prints')
      .setInputFiles({ name: 'cuts.jpg', mimeType: 'image/jpeg', buffer: await drawCut(71) })
    await other.getByText(held(1)).first().waitFor(patient)
    await page.getByRole('dialog').getByText(held(1)).waitFor(patient)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await other.getByText(held(0)).first().waitFor(patient)
    await page.getByText(held(0)).first().waitFor(patient)
    await other.close()
    expect(ann.complaints).toEqual([])
  })

  it('[S4.05] is asked before signing out, and the keyboard comes back to the menu when they stay', async () => {
    await ann.goTo('/home/tools')
    await ann.button('Personal menu').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog', { name: 'Leave this visit?' })
    await question.getByText('the work of this visit cannot be opened again').waitFor()
    await ann.findsNothingWrong('the question before a visitor signs out')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Personal menu')
  })

  it('[S2.02] is asked before signing in to an account that their work does not move into', async () => {
    await ann.goTo('/login')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.keyboard.type('somebody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    const question = page.getByRole('dialog', { name: 'Leave this visit?' })
    await question.getByText('does not move into an account').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  it('[S2.03] registers from their menu: the work is in the account, and the bar shows whose it is', async () => {
    await ann.goTo('/home/account/frontPage')
    await page.getByRole('main').getByRole('link', { name: 'Keep this work: create an account' }).waitFor()
    await ann.button('Personal menu').click()
    await page.getByRole('menuitem', { name: 'Keep this work: create an account' }).click()
    await ann.seen('The work of your visit moves into the account.')
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira Okada')
    await page.getByRole('textbox', { name: 'Email' }).fill('mira@')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await ann.button('Create an account').click()
    expect(await page.getByText('At least 8 characters').count()).toBe(1)
    const borderOf = (name: string) =>
      page.getByRole('textbox', { name }).evaluate((field) => getComputedStyle(field).borderTopColor)
    expect(await borderOf('Email')).not.toBe(await borderOf('Name'))
    await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await ann.button('Create an account').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/register'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${limits.trialCredits} credits` })
      .waitFor()
    await page.getByRole('banner').locator('[data-letters="MO"]').waitFor()
    await ann.goTo('/home/history')
    await ann.seen('Harbour, SS27')
    expect(ann.complaints).toEqual([])
  })
})
