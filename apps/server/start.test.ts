import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StudioProcess, startProcess } from './testing/startProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-start-'))
const settings = { TOILE_DATA: folder, TOILE_SAMPLE_PASSWORD: 'a sample password' }
const serverFile = join(folder, 'database/cluster/postmaster.pid')
const serverNumber = () => readFileSync(serverFile, 'utf8').split('\n')[0]
const opened = /Toile is open at (\S+)/
const running: StudioProcess[] = []

function start(more: Record<string, string> = {}) {
  const studio = startProcess({ ...settings, ...more })
  running.push(studio)
  return studio
}

async function post(address: string, path: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers }
  return fetch(`${address}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

/** Signs the sample account in; gives what a browser would send from then on. */
async function signIn(address: string) {
  const login = await post(address, '/api/account/login', {
    email: 'sample@toile.studio',
    password: 'a sample password',
  })
  const pairs = login.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const [, authorization = ''] = pairs.join(';').match(/(?:^|;)token=([^;]+)/) ?? []
  return { cookie: pairs.join('; '), authorization }
}

async function projectsOf(address: string) {
  const listed: { data?: unknown[] } = await (
    await post(address, '/api/project/list', {}, await signIn(address))
  ).json()
  return listed.data?.length
}

beforeAll(() => rmSync(folder, { recursive: true, force: true }))

afterAll(async () => {
  for (const studio of running) if (studio.child.exitCode === null) await studio.end('SIGINT')
  rmSync(folder, { recursive: true, force: true })
})

// The first start draws the sample project, which takes long on a busy machine.
describe('starting and stopping', { timeout: 240_000 }, () => {
  it('stops with one sentence at a wrong setting', async () => {
    const studio = start({ TOILE_ROLE: 'boss' })
    await studio.says(/TOILE_ROLE is set to a wrong value: it must be all, api or worker\./)
    expect(await studio.end('SIGCONT')).toBe(2)
    expect(existsSync(folder)).toBe(false)
  })

  it('opens an empty folder with a sample account and project, which nobody else on the machine reads, and Ctrl-C stops all that it started', async () => {
    const studio = start()
    const [address = ''] = await studio.says(opened)
    await studio.says(/Sample account: sample@toile\.studio, password: a sample password/)
    expect(await projectsOf(address)).toBe(1)
    // An open stream and a kept-alive connection do not hold it up.
    const stream = await fetch(`${address}/api/events`, { headers: await signIn(address) })
    expect([stream.status, (await fetch(address)).status]).toEqual([200, 200])
    const open = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (lstatSync(path).mode & 0o077) !== 0 && !lstatSync(path).isSymbolicLink())
    expect(open).toEqual([])
    // Another account, as whom PostgreSQL runs for root, passes through it and no more.
    expect(lstatSync(folder).mode & 0o066).toBe(0)
    expect(await studio.end('SIGINT')).toBe(0)
    expect(existsSync(serverFile)).toBe(false)
  })

  it('[A1] recovers from a kill -9: it takes over the database that was left running, and stops it in the end', async () => {
    const killed = start()
    await killed.says(opened)
    expect(await killed.end('SIGKILL')).toBeNull()
    const left = serverNumber()
    const next = start()
    const [address = ''] = await next.says(opened)
    expect(serverNumber()).toBe(left)
    expect(await projectsOf(address)).toBe(1)
    expect(await next.end('SIGTERM')).toBe(0)
    expect(existsSync(serverFile)).toBe(false)
  })

  it('[A1] recovers from a kill -9 of itself and of the database', async () => {
    const killed = start()
    await killed.says(opened)
    const left = Number(serverNumber())
    await killed.end('SIGKILL')
    process.kill(left, 'SIGKILL')
    const next = start()
    const [address = ''] = await next.says(opened)
    expect(await projectsOf(address)).toBe(1)
    expect(await next.end('SIGINT')).toBe(0)
  })

  it('says which port is taken, and leaves nothing running', async () => {
    const first = start()
    const [address = ''] = await first.says(opened)
    const second = start({ PORT: new URL(address).port })
    await second.says(/address already in use.*Set PORT to a free one/)
    expect(await second.end('SIGCONT')).toBe(1)
    expect(await projectsOf(address)).toBe(1)
    expect(await first.end('SIGINT')).toBe(0)
  })
})
