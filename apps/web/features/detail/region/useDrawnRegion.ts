import { layRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { Path } from '@toile/geometry'
import { garmentDrawnOn } from '@toile/picture/looks/garmentDrawnOn.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { regionsUnder } from '@toile/picture/looks/regionsUnder.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useTranslation } from 'react-i18next'
import { chooseApplied } from '../applied/chosenApplied.ts'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import { partOfStroke } from '../applied/strokeOf.ts'
import type { OverlayProps } from '../overlayProps.ts'
import type { RegionTool } from '../regionTool.ts'
import { fillOf } from './fillOf.ts'

type Given = Pick<OverlayProps, 'design' | 'project' | 'edit' | 'onChoose'> & { worn: Worn; tool: RegionTool }

/** Lays what was drawn on the garment that is seen there, and takes hold of it; answers why not, already translated, where nothing can be laid. */
export function useDrawnRegion({ design, project, edit, onChoose, worn, tool }: Given) {
  const { t } = useTranslation()
  return (map: LookMap, outlines: readonly Path[]): string | null => {
    const garment = garmentDrawnOn(map, design.garments.indexOf(worn), outlines)
    const drawnOn = garment === null ? null : design.garments[garment]
    const places = garment === null ? [] : regionsUnder(map, garment, outlines)
    if (!drawnOn || places.length === 0) return t(refusals.regionEmpty.says)
    if (drawnOn.locked) return t('This garment stays as it is until it is unlocked.')
    if (places.length > roomOnCloth(drawnOn)) return saysFull(t)
    const first = crypto.randomUUID()
    const fill = fillOf(tool, project, drawnOn)
    for (const [i, place] of places.entries()) {
      const region = {
        kind: 'region',
        id: partOfStroke(first, i),
        ...place,
        fill,
        edge: tool.edge,
        hidden: false,
      } as const
      // What one outline covers on several parts is laid, and taken back, as one.
      edit(layRegion, { id: drawnOn.id, region }, first)
    }
    onChoose(drawnOn.id)
    chooseApplied(first)
    return null
  }
}
