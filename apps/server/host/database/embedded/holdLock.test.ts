import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { holdLock } from './holdLock.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-lock-'))
const path = join(folder, 'starting')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock between processes', () => {
  it.each([
    ['is empty', ''],
    ['is no lock', '\0\0garbage\0\0'],
    ['names a process that is gone', '999999999 1'],
    ['names a stranger that was given the number of the killed one', `${process.ppid} 1`],
    ['names this process, as in a restarted container', `${process.pid} 1`],
  ])('is taken over at once when it %s', async (_, left) => {
    writeFileSync(path, left)
    const before = new Date(Date.now() - 5_000)
    utimesSync(path, before, before)
    const told: number[] = []
    const release = await holdLock(path, (holder) => told.push(holder))
    expect(told).toEqual([])
    expect(readFileSync(path, 'utf8')).toContain(String(process.pid))
    release()
    expect(existsSync(path)).toBe(false)
  })

  it('is held by one at a time, and the other is told once by whom', async () => {
    const release = await holdLock(path)
    const order: string[] = []
    const told: number[] = []
    const other = holdLock(path, (holder) => {
      told.push(holder)
      order.push('released')
      release()
    }).then((free) => {
      order.push('taken')
      free()
    })
    await other
    expect(order).toEqual(['released', 'taken'])
    expect(told).toEqual([process.pid])
  })
})
