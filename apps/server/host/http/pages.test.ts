import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-pages-'))
const app = fastify()

beforeAll(async () => {
  const page = '<meta property="csp-nonce" nonce="%NONCE%" /><script src="/assets/main.js"></script>'
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  for (const ending of ['', '.br', '.gz']) await writeFile(join(folder, `assets/main.js${ending}`), '0')
  await servePages(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, encoding = 'identity') =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } })

/** The rules of a content policy by their names. */
const rulesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1).join(' ')]),
  )

describe('the content policy', () => {
  it('[S2.01] lets nothing run on a page but the studio’s own files, and no style stand without the nonce of its answer', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/Square', '/index.html']) {
      const { body, headers } = await get(path)
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? []
      expect(nonce).toMatch(/^[\w+/]{24}$/)
      nonces.add(nonce)
      const rules = rulesOf(headers['content-security-policy'])
      expect(rules).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
        'style-src': `'self' 'nonce-${nonce}'`,
        'worker-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'trusted-types': 'toile',
        'require-trusted-types-for': "'script'",
      })
      expect(JSON.stringify(rules)).not.toMatch(/unsafe-inline|'unsafe-eval|\*|https?:/)
    }
    expect(nonces.size).toBe(3)
  })

  it.each(['identity', 'br', 'gzip'])(
    '[S2.01] of a script holds in the worker that it may become, sent as %s',
    async (encoding) => {
      const { headers, statusCode } = await get('/assets/main.js', encoding)
      expect([statusCode, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding])
      expect(rulesOf(headers['content-security-policy'])).toEqual({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
        'trusted-types': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'require-trusted-types-for': "'script'",
      })
    },
  )
})
