import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { plainSlogan } from '../../testing/things.ts'

const { elements, library, slogans } = contract
const { toile, caller } = await openSignedIn()

const saying = (text: string) => ({ ...plainSlogan, items: [{ ...plainSlogan.items[0], text }] })

const bytesOf = async (input: object): Promise<Buffer> => {
  const answer = await fetch(`${toile.address}${slogans.drawSlogan.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: caller.token,
      cookie: [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(input),
  })
  return Buffer.from(await answer.arrayBuffer())
}

describe('slogans and logos', () => {
  it('[S3.27] [S5.18] a text becomes four staged slogans, no two alike, and a liked one enters the library as a slogan', async () => {
    const asked = { kind: 'slogan' as const, text: 'Saturday night club', seed: 4 }
    const order = await caller.call(slogans.generateLettering, asked, { key: 'once' })
    expect(await caller.call(slogans.generateLettering, asked, { key: 'once' })).toEqual(order)
    expect(order.cost).toBe(limits.makingCredits.lettering)
    expect((await endedTask(caller, order.taskId)).status).toBe('succeeded')
    const { items } = await caller.call(elements.list, { taskId: order.taskId })
    expect(items.map(({ kind, state }) => [kind, state])).toEqual(Array(4).fill(['slogan', 'staged']))
    expect(new Set(items.map(({ picture }) => picture.hash)).size).toBe(4)
    await caller.call(elements.like, { id: sure(items[0]).id })
    expect((await caller.call(library.listItems, { tab: 'prints' })).items).toMatchObject([{ category: 'Slogan' }])
  })

  it('[S3.27] a name becomes a logo in the layout that was asked for', async () => {
    const asked = { kind: 'logo' as const, text: 'North & Vale 1987', layout: 'seal', count: 1, seed: 2 }
    const { taskId } = await caller.call(slogans.generateLettering, asked)
    expect((await endedTask(caller, taskId)).status).toBe('succeeded')
    const [made] = (await caller.call(elements.list, { taskId })).items
    expect(made).toMatchObject({ kind: 'logo', name: 'North & Vale 1987 · Round seal' })
    const wrong = await caller.ask(slogans.generateLettering, { ...asked, kind: 'slogan' })
    expect(wrong.errMsg).toBe('layout does not have the right form')
  })

  it('[S5.18] [S2.56] a slogan without text, or with letters that no font has, is refused in one sentence and not stored', async () => {
    const none = 'Write at least one text'
    expect((await caller.ask(elements.keep, { name: 'Empty', document: saying('  \n ') })).errMsg).toBe(none)
    expect((await caller.ask(slogans.generateLettering, { kind: 'slogan', text: ' ' })).errMsg).toBe(none)
    const strange = 'No font here has these letters: 😀 ᚠ'
    expect((await caller.ask(elements.keep, { name: 'Strange', document: saying('Hi 😀ᚠ') })).errMsg).toBe(strange)
    expect((await caller.ask(slogans.generateLettering, { kind: 'slogan', text: '😀ᚠ' })).errMsg).toBe(strange)
    const { items } = await caller.call(elements.list, { kinds: ['slogan'] })
    expect(items.map(({ name }) => name)).not.toContain('Empty')
  })

  it('[S5.18] a language that is none is refused in one sentence, drawn nowhere and kept nowhere', async () => {
    const [item] = plainSlogan.items
    for (const language of ['é', 'en-ab-cd', '漢字', '']) {
      const document = { ...plainSlogan, items: [{ ...item, language }] }
      for (const answer of [
        await caller.ask(slogans.drawSlogan, { document }),
        await caller.ask(elements.keep, { name: 'Nowhere', document }),
      ])
        expect(answer).toMatchObject({ errCode: 1, errMsg: expect.stringContaining('language') })
    }
    for (const language of ['th', 'zh-Hant', 'pt-BR'])
      expect(
        (await bytesOf({ document: { ...plainSlogan, items: [{ ...item, language }] }, width: 300 })).length,
      ).toBeGreaterThan(500)
  })

  it('[S2.56] what the editor made is kept with clear ground, and drawn again at any size', async () => {
    const kept = await caller.call(elements.keep, { name: 'Harbour', document: plainSlogan })
    expect(kept).toMatchObject({ kind: 'slogan', state: 'liked', document: plainSlogan })
    const drawn = await bytesOf({ document: plainSlogan, width: 300 })
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 300, height: 100, hasAlpha: true })
    const tall = await bytesOf({ document: { ...plainSlogan, width: 4, height: 1000 }, width: 4096 })
    expect(await sharp(tall).metadata()).toMatchObject({ width: 64, height: 16_000 })
    const svg = await bytesOf({ document: plainSlogan, format: 'svg' })
    expect(svg.toString()).toMatch(/^<svg [^>]*width="120mm"/)
    expect((await sharp(svg).metadata()).format).toBe('svg')
  })

  it('[S5.18] the browser is told which font files a text needs, and may fetch them', async () => {
    const texts = [{ font: 'anton' as const, weight: 400, text: 'Hi 東京', language: 'ja' }]
    const { files, missing } = await caller.call(slogans.findLetters, { texts })
    expect(missing).toEqual([])
    expect(new Set(files.map(({ font }) => font))).toEqual(new Set(['anton', 'dela-gothic-one']))
    const answer = await caller.get(sure(files[0]).url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await caller.get('/api/letters/1/..%2Fpackage.ttf')).status).toBe(404)
  })
})
