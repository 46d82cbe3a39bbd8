import { describe, expect, it } from 'vitest'
import { routes } from './routes.tsx'
import { menu } from './shell/frame/menu.ts'

const home = ['tools', 'library', 'history', 'works', 'events', 'cloud', 'eventsDetail', 'otherUsers']
const account = ['frontPage', 'accountMessage', 'accountFollowFans']
const administrator =
  'allUser coupons testClickData trialApproval questionnaire recentActiveChart recentActiveUser recentActiveUserChart recentNewUser recentNewUserChart trialUserCountry trialUserConversionRateChart trialAllUser affiliateAudit affiliateReferral TransactionTable organization allUserSE testClickDataSE recentActiveChartSE generateFrequencySE'.split(
    ' ',
  )
const rows: [string, string[]][] = [
  ['S2.01', ['/Square']],
  ['S2.02', ['/login', '/schoolLogin', '/enterpriseLogin']],
  ['S2.03', ['/register']],
  ['S2.04', ['/upgrade']],
  ['S2.05', ['/canvasExample', '/test']],
  ['S2.06', home.map((name) => `/home/${name}`)],
  ['S2.07', account.map((name) => `/home/account/${name}`)],
  ['S2.08', administrator.map((name) => `/administrator/${name}`)],
  ['S2.09', ['/paySucceed']],
  ['S2.10', ['/affiliate', '/affiliateHome', '/affiliateRegister']],
  ['S2.11', ['/feedbackSurvey', '/feedbackSurveyCN']],
  ['S2.12', ['/email3-1EN', '/email3-1CN']],
  ['S2.13', ['/userManual']],
  ['S2.14', ['/404']],
]
const rowOf = (path: string) => routes.find((row) => row.path === path)

describe('the route table', () => {
  it.each(rows)('[%s] knows its addresses, whatever they lead to', (_row, paths) => {
    for (const path of paths) expect(rowOf(path), path).toBeDefined()
  })

  it('[S2.07] /home/account leads to its front page', () => {
    expect(rowOf('/home/account')?.leadsTo).toBe('/home/account/frontPage')
  })

  it('[S6.01] administration is marked 3, the affiliate home 2, the studio 1', () => {
    for (const row of routes) {
      if (row.path.startsWith('/administrator')) expect(row.marker, row.path).toBe(3)
      if (/^\/affiliate(\/|Home|$)/.test(row.path)) expect(row.marker, row.path).toBe(2)
    }
    expect(rowOf('/home/tools')?.marker).toBe(1)
    expect(rowOf('/Square')?.marker).toBe('all')
  })

  it('no path stands twice, and none is a blank page: each has a screen, a sentence or another route', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    for (const { path, screen, later, leadsTo } of routes) {
      expect([screen, later, leadsTo].filter(Boolean), path).toHaveLength(1)
      if (later) expect(later.label).toMatch(/^[A-Z].{20,}\.$/)
      if (leadsTo) expect(rowOf(leadsTo), path).toBeDefined()
    }
  })

  it('[S2.30] every entry of the top menu leads to a route with the same marker, whose screen is there and no sentence about one', () => {
    for (const { to, marker } of menu) {
      expect(rowOf(to)?.marker, to).toBe(marker)
      expect(rowOf(to)?.screen, to).toBeDefined()
    }
  })
})
