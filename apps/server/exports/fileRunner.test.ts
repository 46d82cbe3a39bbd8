import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leftFileSchema } from '@toile/contract/tasks/leftFile.ts'
import { sure } from '@toile/geometry'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Files, openFiles } from '../host/files/files.ts'
import type { RunContext } from '../host/queue/runner.ts'
import { defineFileRunner } from './defineFileRunner.ts'
import { zipped } from './zipped.ts'

const form = { takes: z.object({}), gives: leftFileSchema }
let folder: string
let files: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-exports-'))
  files = openFiles({ s3: undefined, folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const contextOf = (signal: AbortSignal, report: RunContext['report'] = async () => {}) =>
  ({ files, signal, report }) as RunContext
const stored = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

describe('tasks that leave a file', () => {
  it('a file is stored while it is written, never whole in memory, and read back with its size', async () => {
    const piece = Buffer.alloc(1 << 20, 7)
    let made = 0
    async function* chunks() {
      for (; made < 48; made++) yield piece
    }
    const run = defineFileRunner(form, async () => ({ chunks: chunks(), mime: 'application/zip', name: 'a.zip' }))
    const before = process.memoryUsage().arrayBuffers
    const { output } = await run({}, contextOf(new AbortController().signal))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20)
    const { hash, mime } = leftFileSchema.parse(output)
    const kept = await files.open(hash, mime)
    expect(kept?.size).toBe(48 << 20)
    kept?.bytes.destroy()
  })

  it('a cancelled one stops at its next step and leaves nothing', async () => {
    const before = (await stored()).length
    const cancelling = new AbortController()
    let steps = 0
    const run = defineFileRunner(form, async (_, _context, told) => ({
      chunks: (async function* () {
        for (; steps < 1_000; steps++) {
          if (steps === 3) setImmediate(() => cancelling.abort(new Error('cancelled')))
          yield Buffer.from(`step ${steps}`)
          await told(steps / 1_000)
        }
      })(),
      mime: 'application/zip',
      name: 'b.zip',
    }))
    await expect(run({}, contextOf(cancelling.signal))).rejects.toThrow()
    expect(steps).toBeLessThan(6)
    expect(await stored()).toHaveLength(before)
  })

  it('a ZIP holds its entries as they came, in pieces or whole, packed or as they are', async () => {
    const whole = Buffer.alloc(3_000_000, 'pattern ')
    async function* pieces() {
      for (let at = 0; at < whole.length; at += 700_001) yield whole.subarray(at, at + 700_001)
    }
    const entries = [
      { name: 'pieces', stored: true, bytes: pieces },
      { name: 'whole', stored: false, bytes: async () => whole },
      { name: 'empty', stored: true, bytes: async () => new Uint8Array() },
    ]
    const zip = Buffer.concat(await Array.fromAsync(zipped(entries)))
    const back = unzipSync(zip)
    expect(Object.keys(back)).toEqual(['pieces', 'whole', 'empty'])
    expect(whole.equals(sure(back['pieces']))).toBe(true)
    expect(whole.equals(sure(back['whole']))).toBe(true)
    expect(zip.length).toBeLessThan(whole.length * 1.1)
  })
})
