import type { Area } from '@toile/rules/languages/areas.ts'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { withWords } from '../../languages/withWords.ts'
import type { RouteRow } from '../routeRow.ts'
import { entry } from '../rules/entry.ts'
import { closedBy } from '../rules/house.ts'
import { knownPerson } from '../session/person.ts'
import { rememberPlace } from '../calls/backTo.ts'
import { sessionSystems, systemsIn } from '../calls/sessionSystems.ts'
import { readToken } from '../calls/token.ts'

/** Asks the rules whether a path may be entered, and goes elsewhere when not. */
const guard =
  (row: RouteRow | null) =>
  async ({ location }: { location: { pathname: string; href: string } }) => {
    const free = row === null || row.marker === 'all'
    const [window, person] = await Promise.all([closedBy(), free ? null : knownPerson()])
    const decision = entry({
      path: location.pathname,
      marker: row?.marker ?? null,
      own: systemsIn(person?.systemList),
      session: sessionSystems(),
      closed: window !== null,
    })
    // The address that leads nowhere stays in the bar, to be read and mended.
    if (decision !== 'enter' && !(row === null && decision.go === '/404')) {
      if (decision.go === '/404' && row && !readToken()) rememberPlace(location.href)
      throw redirect({ to: decision.go, replace: true })
    }
    if (row?.leadsTo) throw redirect({ to: row.leadsTo, replace: true })
  }

const routeOf = (root: AnyRoute, row: RouteRow, later: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    path: row.path,
    beforeLoad: guard(row),
    staticData: { row },
    component: row.screen ?? later,
  })

/** The router of a route table: every row, `/`, and for everything else the screen of /404 (requirements S2.01, S2.14). */
export const createToileRouter = (rows: readonly RouteRow[], frame: RouteComponent, later: RouteComponent) => {
  const root = createRootRoute({ component: frame })
  const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: guard(null) })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: guard(null),
    component: rows.find(({ path }) => path === '/404')?.screen ?? later,
  })
  return createRouter({
    routeTree: root.addChildren([home, elsewhere, ...rows.map((row) => routeOf(root, row, later))]),
    caseSensitive: true,
    defaultPreload: false,
    scrollRestoration: true,
  })
}

/** A screen that is loaded when its route is entered, together with the words of its area. */
export const lazyScreen = <Screens extends Record<string, RouteComponent>, Name extends keyof Screens & string>(
  area: Area,
  load: () => Promise<Screens>,
  name: Name,
) => lazyRouteComponent(() => withWords(area, load), name)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    row?: RouteRow
  }
}
