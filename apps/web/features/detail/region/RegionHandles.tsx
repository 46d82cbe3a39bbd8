import type { Region } from '@toile/craft/applied/region.ts'
import { changeRegion, removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { outlinesSeen, placeOf } from '@toile/picture/looks/onLookMap.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseApplied, useChosenApplied } from '../applied/chosenApplied.ts'
import { ClothHandles } from '../applied/ClothHandles.tsx'
import { movedBy } from '../applied/movedBy.ts'
import { shownAt } from '../inBox.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { MarchingLine } from './MarchingLine.tsx'
import styles from './region.module.css'
import { regionUnder } from './regionUnder.ts'
import { reachOf, shapedRegion } from './shapedRegion.ts'

interface RegionHandlesProps extends OverlayProps {
  map: LookMap
  worn: Worn
  /** A tool is in hand: what is clicked is drawn, not taken hold of. */
  drawing: boolean
}

/** The region that is taken hold of on the picture: its marching outline, and handles of its place, size and angle. */
export function RegionHandles({ map, design, worn, width, height, zoom, edit, onChoose, drawing }: RegionHandlesProps) {
  const { t } = useTranslation()
  const chosen = useChosenApplied()
  const garment = design.garments.indexOf(worn)
  const region = worn.applied?.find((one) => one.kind === 'region' && one.id === chosen)
  const { at, outlines } = region?.kind === 'region' && !region.hidden ? region : { at: null, outlines: [] }
  const seen = useMemo(() => (at ? outlinesSeen(map, garment, { at, outlines }) : []), [map, garment, at, outlines])
  const middle = at && placeOf(map, garment, at)
  const change = ({ id }: Region, next: Partial<Pick<Region, 'at' | 'outlines'>>, drag: string) =>
    edit(changeRegion, { id: worn.id, region: id, change: next }, `${id} ${drag}`)
  const held = region?.kind === 'region' &&
    middle && {
      one: region,
      garment,
      place: {
        middle,
        reach: Math.min(width / 4, (reachOf(outlines) * Math.hypot(...middle.across)) / 2),
        lean: Math.atan2(middle.across[1], middle.across[0]),
      },
      names: {
        move: t('Move the region: arrows by 1 mm, with Shift by 10'),
        size: t('Size the region: arrows by 2 %, with Shift by 20'),
        turn: t('Turn the region: arrows by 1°, with Shift by 15'),
      },
    }
  return (
    <ClothHandles
      {...{ map, width, height, zoom, drawing }}
      held={held || null}
      onTake={(x, y) => {
        const found = regionUnder(map, design, x, y)
        if (found) onChoose(found.garment.id)
        chooseApplied(found?.region?.id ?? null)
      }}
      onMove={(one, to) => change(one, { at: to }, 'move')}
      onShape={(from, { grip, factor, degrees, steady }) => {
        const turn = steady ? Math.round(degrees / 15) * 15 : Math.round(degrees)
        change(from, { outlines: shapedRegion(from.outlines, factor, turn) }, grip)
      }}
      onArrow={(one, grip, { right, down, more, far }) => {
        const millimetres = far ? 10 : 1
        if (grip === 'move') change(one, { at: movedBy(one.at, right * millimetres, down * millimetres) }, 'move')
        if (grip === 'size') change(one, { outlines: shapedRegion(one.outlines, 1.02 ** (more * millimetres)) }, 'size')
        if (grip === 'turn') change(one, { outlines: shapedRegion(one.outlines, 1, more * (far ? 15 : 1)) }, 'turn')
      }}
      onRemove={({ id }) => {
        chooseApplied(null)
        edit(removeApplied, { id: worn.id, applied: id })
      }}
    >
      <svg className={styles.lines} width={width} height={height} aria-hidden>
        <MarchingLine paths={seen.map((path) => path.map(([x, y]) => shownAt(zoom, { width, height }, x, y)))} />
      </svg>
    </ClothHandles>
  )
}
