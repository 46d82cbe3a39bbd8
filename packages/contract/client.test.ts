import { describe, expect, it } from 'vitest'
import { CallRefused } from './answer.ts'
import { addressOf, headersOf, openClient, type Reach } from './client.ts'
import { account } from './features/account.ts'
import { files } from './features/files.ts'
import { projects } from './features/projects.ts'
import { tasks } from './features/tasks.ts'

const ann = { lang: 'ja', token: 'abc', key: 'k' }

/** A studio that gives one answer, and what it was asked. */
function openStudio(answer: () => Response, reach: Partial<Reach> = {}) {
  const asked: { address: string; request: RequestInit }[] = []
  const client = openClient({
    reach: async (address, request) => {
      asked.push({ address, request })
      return answer()
    },
    ...reach,
  })
  return { client, asked }
}

const enveloped = (errCode: number, errMsg: string, data: unknown) => () => Response.json({ errCode, errMsg, data })

describe('a call on its way', () => {
  it('[S7.01] a post carries JSON, the lang header and the token as Authorization', () => {
    expect(Object.fromEntries(headersOf(account.detail, ann))).toEqual({
      authorization: 'abc',
      'content-type': 'application/json',
      lang: 'ja',
    })
  })

  it('only a call that changes something carries an Idempotency-Key', () => {
    expect(headersOf(projects.clearProject, ann).get('Idempotency-Key')).toBe('k')
    expect(headersOf(projects.openProject, ann).has('Idempotency-Key')).toBe(false)
  })

  it('a form with a file lets the browser write its own content type', () => {
    expect(headersOf(files.upload, ann).has('Content-Type')).toBe(false)
  })

  it('a GET carries its input as query text', () => {
    expect(addressOf(projects.enums, { enumName: 'Sex' })).toBe('/api/workspace/enums?enumName=Sex')
    expect(addressOf(account.credits, {})).toBe('/api/credits')
    expect(addressOf(account.detail, { any: 1 })).toBe('/api/account/detail')
  })

  it('a changing call without a key of its own is given a fresh one, another none', async () => {
    let made = 0
    const { client, asked } = openStudio(enveloped(0, '', null), { newKey: () => `key ${++made}` })
    await client.ask(projects.clearProject, { id: 'a' })
    await client.ask(projects.clearProject, { id: 'a' }, { key: 'own' })
    await client.ask(tasks.readTask, { id: 'a' })
    const keys = asked.map(({ request }) => new Headers(request.headers).get('Idempotency-Key'))
    expect(keys).toEqual(['key 1', 'own', null])
  })

  it('goes to the address of its studio, in the language that it names or else that of the client', async () => {
    const { client, asked } = openStudio(enveloped(0, '', null), { address: 'http://studio', lang: () => 'fr' })
    await client.ask(tasks.readTask, { id: 'a' })
    await client.ask(tasks.readTask, { id: 'a' }, { lang: 'it' })
    expect(asked.map(({ address }) => address)).toEqual(Array(2).fill(`http://studio${tasks.readTask.path}`))
    expect(asked.map(({ request }) => new Headers(request.headers).get('lang'))).toEqual(['fr', 'it'])
  })

  it('a file travels in a form with the fields beside it', async () => {
    const { client, asked } = openStudio(enveloped(0, '', null))
    await client.send(files.upload, { use: 'mood' }, { file: new Blob(['x']), fileName: 'sea.jpg' })
    const form = asked[0]?.request.body
    if (!(form instanceof FormData)) throw new Error('It is no form.')
    const file = form.get('file')
    expect([form.get('use'), file instanceof File && file.name]).toEqual(['mood', 'sea.jpg'])
  })

  it('[S8.01] gives what is inside in the form of the contract, and refuses what is not', async () => {
    const credits = openStudio(enveloped(0, '', 7)).client
    expect(await credits.call(account.credits, {})).toBe(7)
    const refusing = openStudio(enveloped(1, 'Too many', null)).client
    await expect(refusing.call(account.credits, {})).rejects.toMatchObject({ level: 'warning', message: 'Too many' })
    const broken = openStudio(() => new Response('<html>', { status: 502 })).client
    await expect(broken.call(account.credits, {})).rejects.toThrow(CallRefused)
    await expect(openStudio(enveloped(0, '', 'many')).client.call(account.credits, {})).rejects.toThrow()
  })
})
