import { sureFirst } from '@toile/geometry'
import { systemsOf, systemUsers } from '@toile/studio/people/access.ts'
import { describe, expect, it } from 'vitest'
import { type Arrival, entry } from './entry.ts'
import { staysOpen, windowAhead, windowAt } from './maintenance.ts'

const windows = [{ from: '2030-04-01T14:00:00Z', until: '2030-04-01T15:00:00Z' }]
const arrival: Arrival = { path: '/home/library', marker: 1, own: [], session: [], closed: false }

describe('entering a route', () => {
  it('[S2.01] / leads to /Square', () => {
    expect(entry({ ...arrival, path: '/', marker: null })).toEqual({ go: '/Square' })
  })

  it('[S2.14] a path without a route leads to /404', () => {
    expect(entry({ ...arrival, path: '/home/nothing', marker: null })).toEqual({ go: '/404' })
  })

  it('[S2.20] all may enter what is marked all; otherwise the own or the session list must hold the marker', () => {
    expect(entry({ ...arrival, marker: 'all' })).toBe('enter')
    expect(entry(arrival)).toEqual({ go: '/404' })
    expect(entry({ ...arrival, own: [1] })).toBe('enter')
    expect(entry({ ...arrival, session: [1] })).toBe('enter')
    expect(entry({ ...arrival, marker: 3, own: [1, 2] })).toEqual({ go: '/404' })
  })

  it('[S6.01] the systems of a person open the studio, the affiliate pages and the administration', () => {
    const open = (marker: Arrival['marker'], systemUser: number, affiliate = false, listed = false) =>
      entry({ ...arrival, marker, own: systemsOf({ systemUser, affiliate, listed }) })
    expect(open(1, systemUsers.none)).toEqual({ go: '/404' })
    expect(open(1, systemUsers.trial)).toBe('enter')
    expect(open(2, systemUsers.subscribed)).toEqual({ go: '/404' })
    expect(open(2, systemUsers.subscribed, true)).toBe('enter')
    expect(open(3, systemUsers.subscribed)).toEqual({ go: '/404' })
    expect(open(3, systemUsers.subscribed, false, true)).toBe('enter')
    expect(open(3, systemUsers.administrator)).toBe('enter')
  })

  it('[S2.21] the screens, not the server, hold a maintenance window: everything but surveys, emailVerify and upgrade leads to /upgrade', () => {
    for (const path of ['/', '/Square', '/home/tools', '/404', '/nowhere'])
      expect(entry({ ...arrival, path, marker: 'all', closed: true })).toEqual({ go: '/upgrade' })
    for (const path of ['/feedbackSurvey', '/feedbackSurveyCN', '/emailVerify', '/upgrade']) {
      expect(staysOpen(path)).toBe(true)
      expect(entry({ ...arrival, path, marker: 'all', closed: true })).toBe('enter')
    }
  })

  it('[S2.21] a window holds from its first moment on, its end outside', () => {
    const at = (time: string) => windowAt(windows, Date.parse(`2030-04-01T${time}+08:00`))
    expect(at('21:59:59')).toBeNull()
    expect(at('22:00:00')).not.toBeNull()
    expect(at('22:59:59')).not.toBeNull()
    expect(at('23:00:00')).toBeNull()
  })

  it('maintenance is announced before it starts, and no longer than told', () => {
    const hour = 3_600_000
    const window = sureFirst(windows)
    const start = Date.parse(window.from)
    expect(windowAhead(windows, start - 2 * hour, 3 * hour)).toEqual(window)
    expect(windowAhead(windows, start - 4 * hour, 3 * hour)).toBeNull()
    expect(windowAhead(windows, start, 3 * hour)).toBeNull()
  })
})
