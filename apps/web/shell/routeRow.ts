import type { Marker } from '@toile/studio/people/access.ts'
import type { RouteComponent } from '@tanstack/react-router'

/** One line of the route table. */
export interface RouteRow {
  path: `/${string}`
  /** Who may enter (requirement S2.20). */
  marker: Marker
  /** The document title, and the name in the palette. */
  label: string
  screen?: RouteComponent
  /** What will be found here, for a route whose screen is not built yet. */
  later?: { label: string }
  /** Another route that stands for this one. */
  leadsTo?: `/${string}`
}
