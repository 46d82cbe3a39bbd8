import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeTypes } from '../scripts/checks/judgeTypes.ts'
import { unchecked } from './unchecked.ts'

const root = join(import.meta.dirname, '..')
const rooms = Object.keys(unchecked)
const at = (file: string, code = 'TS2532') => `${file}(3,5): error ${code}: Object is possibly 'undefined'.`

describe('rooms where indexes are not checked yet', () => {
  it('are there, in order, and none lies in another', () => {
    expect(rooms.filter((room) => !existsSync(join(root, room)))).toEqual([])
    expect(rooms.toSorted()).toEqual(rooms)
    expect(rooms.filter((room) => rooms.some((other) => room.startsWith(`${other}/`)))).toEqual([])
  })

  it('may have errors of indexes, which are counted; nothing else may', () => {
    const checked = [at('packages/a/x.ts'), at('packages/a/y.ts'), at('packages/ab/x.ts'), '  Explained.'].join('\n')
    const { errors, miscounted, left } = judgeTypes(checked, '', { 'packages/a': 2 })
    expect(errors).toEqual([`${at('packages/ab/x.ts')}\n  Explained.`])
    expect([miscounted, left.get('packages/a')]).toEqual([[], 2])
  })

  it('keep the plain check', () => {
    const wrong = at('packages/a/x.ts', 'TS2322')
    expect(judgeTypes([wrong, at('packages/a/x.ts')].join('\n'), wrong, { 'packages/a': 2 }).errors).toEqual([wrong])
  })

  it('have as many as the list says: more are refused, fewer lower it, and none takes them off', () => {
    const listed = { 'packages/a': 1, 'packages/b': 1, 'packages/c': 0, 'packages/d': 2 }
    const checked = ['packages/a/x.ts', 'packages/c/x.ts', 'packages/d/x.ts'].map((file) => at(file)).join('\n')
    const told = judgeTypes(checked, '', listed).miscounted
    expect(told).toHaveLength(3)
    expect(told[0]).toContain('packages/b has no unchecked index any more')
    expect(told[1]).toContain('packages/c has 1 unchecked indexes, 1 more than before')
    expect(told[2]).toContain('lower its 2')
  })
})
