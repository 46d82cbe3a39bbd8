import { systemsOf, systemUsers } from '@toile/studio/people/access.ts'
import { shippedWindows } from '@toile/studio/people/maintenance.ts'
import { describe, expect, it } from 'vitest'
import { type Arrival, entry } from './entry.ts'
import { staysOpen, windowAhead, windowAt } from './maintenance.ts'

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

  it('[S2.21] the shipped window is 2025-10-15 22:00 to 23:00 in Hong Kong, its end outside', () => {
    const at = (time: string) => windowAt(shippedWindows, Date.parse(`2025-10-15T${time}+08:00`))
    expect(at('21:59:59')).toBeNull()
    expect(at('22:00:00')).not.toBeNull()
    expect(at('22:59:59')).not.toBeNull()
    expect(at('23:00:00')).toBeNull()
  })

  it('maintenance is announced before it starts, and no longer than told', () => {
    const hour = 3_600_000
    const start = Date.parse(shippedWindows[0]?.from ?? '')
    expect(windowAhead(shippedWindows, start - 2 * hour, 3 * hour)).toEqual(shippedWindows[0])
    expect(windowAhead(shippedWindows, start - 4 * hour, 3 * hour)).toBeNull()
    expect(windowAhead(shippedWindows, start, 3 * hour)).toBeNull()
  })
})
