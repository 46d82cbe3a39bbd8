import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { openStudio } from './studio.ts'
import { beginTrace, endPart, folderOf, forgetTraces } from './traces.ts'

const journey = 'journeys/aFailedJourney.test.ts'
const studio = await openStudio()
const context = await studio.browser.newContext()
await beginTrace(context)
const page = await context.newPage()
afterAll(async () => {
  await studio.close()
  rmSync(folderOf(journey), { recursive: true, force: true })
})

describe('a journey that fails', () => {
  it('leaves a trace of the failed test and a picture of what was seen, and nothing of one that passed', async () => {
    forgetTraces(journey)
    await page.goto(studio.address)
    await endPart(journey, 'signs in', false)
    expect(existsSync(folderOf(journey))).toBe(false)
    await page.getByRole('heading').first().waitFor()
    await endPart(journey, '[S1.01] likes a look: and waits', true)
    expect(readdirSync(folderOf(journey)).toSorted()).toEqual([
      'likes-a-look-and-waits.png',
      'likes-a-look-and-waits.zip',
    ])
    expect(
      readFileSync(`${folderOf(journey)}/likes-a-look-and-waits.zip`)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    forgetTraces(journey)
    expect(existsSync(folderOf(journey))).toBe(false)
  })
})
