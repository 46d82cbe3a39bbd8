import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'

let toile: TestToile

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
})

afterAll(() => toile.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${toile.address}${path}`, { headers })

describe('HTTP server', () => {
  it('[S2.01] opens every screen address with the one page, under a content policy', async () => {
    for (const path of ['/', '/Square', '/home/tools?id=3', '/no/such/screen']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await answer.text()).toContain('<div id="root">')
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('serves the built files compressed and for ever, and no address outside them', async () => {
    const page = await (await get('/')).text()
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
    const answer = await get(script, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    for (const path of ['/assets/none.js', '/.stamp', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  it('[S7.02] answers what does not exist, and what it cannot read, with an envelope', async () => {
    const missing = await get('/api/none', { lang: 'fr' })
    expect([missing.status, await missing.json()]).toMatchObject([404, { errCode: 1, data: null }])
    const post = (body: string, type: string) =>
      fetch(`${toile.address}/api/account/login`, { method: 'POST', headers: { 'content-type': type }, body })
    for (const [body, type] of [
      ['{bad', 'application/json'],
      ['', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      ['{"__proto__":{"a":1}}', 'application/json'],
      [`"${'x'.repeat(9_000_000)}"`, 'application/json'],
    ] as const) {
      const answer = await post(body, type)
      expect([answer.status, await answer.json()]).toMatchObject([200, { errCode: 1, data: null }])
    }
  })

  it('forbids sniffing, framing and foreign use of every answer', async () => {
    for (const path of ['/', '/api/none', '/healthz', '/icon.svg']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it('shows its figures to the machine itself and its health to everyone', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true })
    expect(await (await get('/metrics')).text()).toContain('toile_call_seconds')
    const outside = await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })
    expect(await outside.text()).not.toContain('toile_call_seconds')
  })

  it('describes every call for programs and for people', async () => {
    const described: { paths?: object } = await (await get('/api/openapi.json')).json()
    expect(Object.keys(described.paths ?? {})).toContain('/api/account/login')
    const page = await (await get('/api/page')).text()
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
    expect((await get(style)).headers.get('content-type')).toContain('text/css')
  })

  it('gives no event stream to nobody', async () => {
    const answer = await get('/api/events')
    expect([answer.status, await answer.json()]).toMatchObject([401, { errCode: -1 }])
  })
})
