import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeTypes } from '../scripts/checks/judgeTypes.ts'
import { unchecked } from './unchecked.ts'

const root = join(import.meta.dirname, '..')
const at = (file: string, code = 'TS2532') => `${file}(3,5): error ${code}: Object is possibly 'undefined'.`

describe('rooms where indexes are not checked yet', () => {
  it('are there, stand once each, and none lies in another', () => {
    expect(unchecked.filter((room) => !existsSync(join(root, room)))).toEqual([])
    expect(unchecked.toSorted()).toEqual([...new Set(unchecked)])
    expect(unchecked.filter((room) => unchecked.some((other) => room.startsWith(`${other}/`)))).toEqual([])
  })

  it('may have errors of indexes, which are counted; nothing else may', () => {
    const checked = [at('packages/a/x.ts'), at('packages/a/y.ts'), at('packages/ab/x.ts'), '  Explained.'].join('\n')
    const { errors, mended, left } = judgeTypes(checked, '', ['packages/a'])
    expect(errors).toEqual([`${at('packages/ab/x.ts')}\n  Explained.`])
    expect([mended, left.get('packages/a')]).toEqual([[], 2])
  })

  it('keep the plain check', () => {
    const wrong = at('packages/a/x.ts', 'TS2322')
    expect(judgeTypes([wrong, at('packages/a/x.ts')].join('\n'), wrong, ['packages/a']).errors).toEqual([wrong])
  })

  it('come off the list as soon as they have none', () => {
    expect(judgeTypes(at('packages/a/x.ts'), '', ['packages/a', 'packages/b']).mended).toEqual(['packages/b'])
  })
})
