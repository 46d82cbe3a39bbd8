import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { FoundKnobs } from '@toile/picture/looks/handles/knobHandles.ts'
import { useEffect, useRef, useState } from 'react'
import { wait } from '../../../shell/calls/wait.ts'
import { findHandles } from '../../../shared/drawing/desk.ts'
import { tellMeasures } from './knobMeasures.ts'
import { fetchUploads } from '../../../shared/drawing/knownUploads.ts'

/** The handles of a garment, with the knobs they were found at. */
export interface FoundHandles extends FoundKnobs {
  knobs: Worn['knobs']
  garment: string
  view: View
}

/** How long a look rests before its handles are found anew; while it is being dragged they go along by themselves. */
const rest = 220

/** Where the knobs of a garment are taken hold of, found anew when cut, stance, side or size change. */
export function useKnobHandles(
  design: Design,
  worn: Worn,
  { view, width, height, apart }: { view: View; width: number; height: number; apart: number },
): FoundHandles | null {
  const [found, setFound] = useState<FoundHandles | null>(null)
  const shape = JSON.stringify([
    design.mannequin,
    design.shoes.kind,
    design.garments.map(({ id, cut, knobs, fabric, hidden, seed }) => [id, cut, knobs, fabric, hidden, seed]),
  ])
  const latest = useRef(design)
  useEffect(() => {
    latest.current = design
  })
  const garment = worn.id
  useEffect(() => {
    let gone = false
    const find = async () => {
      await wait(rest)
      if (gone || !(await fetchUploads(latest.current))) return
      const asked = latest.current
      const order = { design: asked, garment, view, width: Math.round(width), height: Math.round(height), apart }
      const of = await findHandles(order)
      const own = asked.garments.find(({ id }) => id === garment)
      if (gone || !of || !own) return
      const { knobs } = own
      setFound({ ...of, knobs, garment, view })
      tellMeasures({ ...own, person: asked.mannequin.person }, { knobs, measures: of.measures })
    }
    // What cannot be measured is told in its own unit.
    const unmeasured = () => {
      const { garments, mannequin } = latest.current
      const own = garments.find(({ id }) => id === garment)
      if (own && !gone) tellMeasures({ ...own, ...mannequin }, { knobs: own.knobs, measures: {} })
    }
    if (width > 0 && height > 0) void find().catch(unmeasured)
    return () => {
      gone = true
    }
  }, [shape, garment, view, width, height, apart])
  return found?.garment === garment && found.view === view ? found : null
}
