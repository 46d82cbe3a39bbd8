import { sure } from '@toile/geometry'
import { type RefusalCode, refuse } from '@toile/rules/refusals.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openLine } from './line.ts'
import { type Opening, openAside } from './openAside.ts'
import { jobs } from './testing/jobs.ts'

const opening: Opening = { children: 2, idle: 60_000, line: { all: 40, each: 30 } }
const opened: { close(): void }[] = []
function open(own: Partial<Opening> = {}) {
  const aside = openAside(new URL('./testing/jobs.ts', import.meta.url), jobs, { ...opening, ...own })
  opened.push(aside)
  return aside
}
afterAll(() => opened.forEach((aside) => aside.close()))

const heavy = (person = 'ann', code: RefusalCode = 'briefTooHeavy') => ({
  person,
  tooHeavy: () => refuse(code as 'briefTooHeavy'),
})
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
const said = { says: 'linen', bytes: Buffer.from('ab') }

describe('work aside', () => {
  it('is done in a process of its own, which stays for the next job and knows nothing of ours', async () => {
    const aside = open()
    process.env['TOILE_SAMPLE_PASSWORD'] = 'a secret'
    const shares: number[] = []
    const first = await aside.run('echo', said, { ...heavy(), report: (share) => void shares.push(share) })
    expect(first).toMatchObject({ says: 'linen', bytes: Buffer.from('ab') })
    expect(first.pid).not.toBe(process.pid)
    expect(first.knows.filter((name) => !/^(MALLOC|NODE_C|TZ)/.test(name))).toEqual([])
    expect(shares).toEqual([0.5])
    expect((await aside.run('echo', said, heavy())).pid).toBe(first.pid)
    delete process.env['TOILE_SAMPLE_PASSWORD']
  })

  it('tells refusals as refusals and bugs as bugs', async () => {
    const aside = open()
    await expect(aside.run('refuse', { bug: false }, heavy())).rejects.toMatchObject({
      code: 'boardFull',
      blanks: { most: 7 },
    })
    await expect(aside.run('refuse', { bug: true }, heavy())).rejects.toThrow(/a bug of ours/)
  })

  it.each([
    ['fills its heap', 'fill', { heap: true }],
    ['fills memory beside its heap', 'fill', { heap: false }],
    ['never lets go', 'turn', {}],
  ] as const)('that %s is refused with the sentence of its caller, and the next is done', async (_, name, input) => {
    const aside = open({ children: 1 })
    const rest = aside.run('echo', said, heavy())
    expect(await codeOf(aside.run(name, input as { heap: boolean }, heavy()))).toBe('briefTooHeavy')
    expect((await rest).says).toBe('linen')
    expect((await aside.run('echo', said, heavy())).says).toBe('linen')
  })

  it('goes on when process after process is killed', async () => {
    const aside = open({ children: 4, line: { all: 200, each: 200 } })
    const kills = Array.from({ length: 20 }, () =>
      codeOf(aside.run('wait', {}, { ...heavy(), report: (pid) => void process.kill(pid, 'SIGKILL') })),
    )
    expect(await Promise.all(kills)).toEqual(Array(20).fill('briefTooHeavy'))
    expect((await aside.run('echo', said, heavy())).says).toBe('linen')
  })

  it('is cut off when nobody wants it any more, in the line and in the process', async () => {
    const aside = open({ children: 1 })
    const stop = new AbortController()
    const began = Promise.withResolvers<number>()
    const asked = { ...heavy(), signal: stop.signal }
    const running = aside.run('wait', {}, { ...asked, report: (pid) => began.resolve(pid) })
    const waiting = aside.run('wait', {}, asked)
    const after = aside.run('echo', said, heavy())
    await began.promise
    stop.abort(new Error('not wanted'))
    await expect(running).rejects.toThrow('not wanted')
    await expect(waiting).rejects.toThrow('not wanted')
    expect((await after).pid).not.toBe(await began.promise)
    await expect(aside.run('echo', said, asked)).rejects.toThrow('not wanted')
  })

  it('is refused when too much waits, and people take turns', async () => {
    const aside = open({ children: 1, line: { all: 4, each: 2 } })
    const waits = Array.from({ length: 4 }, () => codeOf(aside.run('echo', said, heavy())))
    expect(await Promise.all(waits)).toEqual(['done', 'done', 'done', 'studioBusy'])
    const line = openLine<string>({ all: 9, each: 3 })
    for (const turn of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) expect(line.add(sure(turn[0]), turn)).toBe(true)
    expect(line.add('a', 'a4')).toBe(false)
    line.remove('c', 'c1')
    expect(Array.from({ length: 6 }, () => line.next())).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined])
  })
})
