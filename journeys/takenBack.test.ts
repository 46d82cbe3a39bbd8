import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plainDesign } from '../apps/server/testing/things.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const one = ann.page

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const like = (number: number) => ann.button(`Like look ${number}`).first().click()
const colors = () => one.getByRole('list', { name: 'Colours' }).getByRole('listitem')
const saved = () =>
  one
    .getByText(/^Saved/)
    .first()
    .waitFor()
const comeBack = async (place: string) => {
  await ann.goTo('/home/library')
  await ann.goTo(place)
}

/** Holds what the page sends to an address: it arrives at the server or not, and the page sees no answer. */
async function hold(address: string, arrives: boolean): Promise<Request> {
  const held = Promise.withResolvers<Request>()
  await one.route(address, async (route) => {
    if (arrives) await route.fetch()
    held.resolve(route.request())
  })
  return held.promise
}
const letGo = (address: string) => one.unroute(address)
/** What was held reaches the server after all. */
const arrive = async (request: Request) => {
  const headers = await request.allHeaders()
  await one.request.post(request.url(), { headers, data: request.postDataBuffer() ?? Buffer.of() })
}

describe('what is taken back while it is still on its way, by somebody who leaves the page at once', () => {
  it('[S4.03] a like stays taken back, whether it had arrived or arrives later', async () => {
    for (const number of [1, 2]) {
      const file = {
        name: 'look.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(plainDesign())),
      }
      await one.locator('input[accept*="json"]').setInputFiles(file)
      await ann.button(`Look ${number}`).waitFor()
    }
    const place = one.url()
    for (const arrives of [true, false]) {
      const holding = hold('**/api/design/like', arrives)
      await like(2)
      await ann.seen(/2 looks · 1 liked/)
      const request = await holding
      await like(2)
      await ann.seen(/2 looks · 0 liked/)
      await letGo('**/api/design/like')
      await comeBack(place)
      await ann.seen(/2 looks · 0 liked/)
      await saved()
      if (!arrives) await arrive(request)
      await comeBack(place)
      await ann.seen(/2 looks · 0 liked/)
    }
  }, 120_000)

  it('[S3.08] a colour stays taken back, and what was added after it stays', async () => {
    const place = one.url()
    await ann.addColor('#224466')
    await saved()
    const holding = hold('**/api/project/save', true)
    await ann.addColor('#668844')
    await holding
    await ann.button(/^Undo/).first().click()
    await soon(() => colors().count()).toBe(1)
    await ann.addColor('#010101')
    await soon(() => colors().count()).toBe(2)
    await letGo('**/api/project/save')
    await comeBack(place)
    await soon(() => colors().count()).toBe(2)
    await one.getByText('#010101', { exact: false }).first().waitFor()
    await saved()
    await comeBack(place)
    await soon(() => colors().count()).toBe(2)
  }, 120_000)
})
