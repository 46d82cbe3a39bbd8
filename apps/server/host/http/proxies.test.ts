import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { openApp } from './app.ts'

/** No screens are built there. */
const empty = mkdtempSync(join(tmpdir(), 'toile-screens-'))
let database: OpenDatabase
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await database.close()
  rmSync(empty, { recursive: true })
})

/** Answers whom a server with these settings takes a request for. */
async function openWho(settings: Record<string, string>) {
  const server = await openServer(readSettings({ TOILE_LOG: 'silent', ...settings }), database)
  const app = await openApp(server, empty, (app) => void app.get('/who', (request) => request.ip))
  closing.push(
    () => server.close(),
    () => app.close(),
  )
  return async (remoteAddress: string, forwarded: string) =>
    (await app.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body
}

describe('proxies', () => {
  it('that are trusted say whom they speak for; everybody else is taken for who they are', async () => {
    const who = await openWho({ TOILE_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7' })
    expect(await who('10.1.2.3', '203.0.113.9')).toBe('203.0.113.9')
    expect(await who('192.0.2.7', '203.0.113.9, 10.4.4.4')).toBe('203.0.113.9')
    expect(await who('203.0.113.50', '198.51.100.1')).toBe('203.0.113.50')
    expect(await who('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
    // What a stranger wrote before the proxy's own word does not count.
    expect(await who('10.1.2.3', '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
  })

  it('are those of the machine itself unless others are named', async () => {
    const who = await openWho({})
    expect(await who('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(await who('10.1.2.3', '203.0.113.9')).toBe('10.1.2.3')
  })
})
