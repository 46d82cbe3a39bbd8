import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '@toile/fashion/limits.ts'
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
})
