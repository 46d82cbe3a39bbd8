import { describe, expect, it } from 'vitest'
import { createQuietTime } from './quietTime.ts'

const open = (path: string) => {
  const happened: string[] = []
  const clock = { now: 1_000 }
  const note = (what: string) => () => void happened.push(what)
  const quiet = createQuietTime({
    now: () => clock.now,
    path: () => path,
    clearCookies: note('cookies'),
    goHome: note('home'),
    warn: note('warned'),
    forget: note('forgot'),
  })
  return { happened, clock, quiet }
}

describe('the end of a session', () => {
  it('[S8.02] a 401 clears cookies, forgets detail and project, goes home and warns', () => {
    const { happened, quiet } = open('/home/tools')
    quiet.unauthorized('/api/project/open')
    expect(happened).toEqual(['cookies', 'forgot', 'home', 'warned'])
  })

  it('[S8.02] on a Square path the person stays where they are', () => {
    const { happened, quiet } = open('/Square')
    quiet.unauthorized('/api/account/detail')
    expect(happened).toEqual(['cookies', 'forgot', 'warned'])
  })

  it('[S8.02] an identification route answers for itself', () => {
    const { happened, quiet } = open('/home/tools')
    quiet.unauthorized('/api/account/login')
    const door = open('/schoolLogin')
    door.quiet.unauthorized('/api/account/detail')
    expect([...happened, ...door.happened]).toEqual([])
  })

  it('[S8.02] [S9.01] for 2000 ms nothing more is said, and other calls than the gallery stay empty', () => {
    const { happened, clock, quiet } = open('/home/tools')
    quiet.unauthorized('/api/project/open')
    clock.now += 1_999
    quiet.unauthorized('/api/library/list')
    expect(happened.filter((what) => what === 'warned')).toHaveLength(1)
    expect(quiet.holds('/api/library/list')).toBe(true)
    expect(quiet.holds('/api/portfolio/showcase')).toBe(false)
    clock.now += 1
    expect(quiet.holds('/api/library/list')).toBe(false)
    quiet.unauthorized('/api/library/list')
    expect(happened.filter((what) => what === 'warned')).toHaveLength(2)
  })

  it('[S8.02] signing in again ends the quiet time', () => {
    const { quiet } = open('/home/tools')
    quiet.unauthorized('/api/project/open')
    expect(quiet.holds('/api/account/login')).toBe(false)
    quiet.over()
    expect(quiet.holds('/api/account/detail')).toBe(false)
  })
})
