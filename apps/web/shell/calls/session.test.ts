import { describe, expect, it } from 'vitest'
import { ownPath } from './backTo.ts'
import { forgetPerson, onLeave } from './onLeave.ts'
import { systemsIn } from './sessionSystems.ts'

describe('the session', () => {
  it('a remembered place is a path of this site and never leads away', () => {
    expect(ownPath('/home/tools?look=3#a')).toBe('/home/tools?look=3#a')
    for (const text of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/a\\b',
    ])
      expect(ownPath(text)).toBeNull()
  })

  it('[S4.05] leaving forgets what was open, once for each who asked', () => {
    let forgotten = 0
    const stop = onLeave(() => {
      forgotten += 1
    })
    forgetPerson()
    stop()
    forgetPerson()
    expect(forgotten).toBe(1)
  })

  it('[S2.20] a system list holds the known systems only', () => {
    expect(systemsIn([1, 3, 7, '2', null])).toEqual([1, 3])
    expect(systemsIn('123')).toEqual([])
  })
})
