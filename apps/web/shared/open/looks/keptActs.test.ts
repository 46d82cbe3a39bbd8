import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../shell/calls/onLeave.ts'
import { keptActs } from './keptActs.ts'

/** What a browser keeps, with its entries as own properties. */
class Kept {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

describe('the last act on several looks', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Kept())
  })

  it('is forgotten with the person, of every project, and nothing else is', () => {
    for (const projectId of ['one', 'two']) keptActs.keep(projectId, 'an act')
    localStorage.setItem('toile-language', 'fr')
    expect(Object.keys(localStorage)).toHaveLength(3)
    forgetPerson()
    expect(Object.keys(localStorage)).toEqual(['toile-language'])
  })
})
