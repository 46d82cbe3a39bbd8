import type { Worn } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { cotton } from '@toile/craft/fabrics/cotton.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { ClothTiles } from '@toile/picture/looks/clothTiles.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { connection } from '../../../shell/calls/connection.ts'
import { makeClothTiles } from '../../../shared/drawing/desk.ts'
import { fetchUploads } from '../../../shared/drawing/knownUploads.ts'
import { tryUntilDone } from '../../../shared/drawing/tryUntilDone.ts'
import type { ClothLook } from './stage/clothLook.ts'
import type { PlacedPrint } from './view/placedPrints.ts'

/** Pixels of a print to a millimetre of cloth. */
const fine = 2.5

const ochre = { r: 214, g: 164, b: 74 }
const white = { r: 255, g: 255, b: 255 }

const plainLook = ({ fabric, fill, contrast, flecks }: Worn): ClothLook => ({
  fabric: findFabric(fabric) ?? cotton,
  color: fill.kind === 'solid' ? fill.color : (fill.gradient.stops[0]?.color ?? white),
  gradient: fill.kind === 'gradient' ? fill.gradient : null,
  thread: flecks === 'tonal' ? (contrast ?? white) : ochre,
  weave: null,
  prints: [],
})

/** A print of that source and size has the same picture, wherever it lies. */
const pictureKey = ({ source, mode, repeat, width }: Placement) => JSON.stringify([source, mode, repeat, width])

/** What the cloth of a garment looks like with prints on its pieces: its colour at once, pictures when they are drawn. */
export function useClothLook(worn: Worn | undefined, prints: readonly PlacedPrint[]): ClothLook | null {
  const [drawn, setDrawn] = useState<{ of: Worn; tiles: ClothTiles; keys: string } | null>(null)
  const keys = JSON.stringify([...new Set(prints.map(({ placement }) => pictureKey(placement)))])
  const asked = useEffectEvent((): Placement[] => {
    const byKey = new Map(prints.map(({ placement }) => [pictureKey(placement), placement]))
    return [...byKey.values()]
  })
  useEffect(() => {
    if (!worn) return
    let gone = false
    const make = async () => {
      const placements = asked()
      await fetchUploads({ garments: placements.map((print) => ({ ...worn, print })) })
      const tiles = await makeClothTiles({ fabric: worn.fabric, prints: placements, fine })
      if (!gone) setDrawn({ of: worn, tiles, keys })
    }
    const end = tryUntilDone(make, { onBack: connection.onBack, onFailed: () => {} })
    return () => {
      gone = true
      end()
    }
  }, [worn, keys])
  return useMemo(() => {
    if (!worn) return null
    // Where a print was moved alone, its picture is there already.
    if (drawn?.of !== worn || drawn.keys !== keys) return plainLook(worn)
    const known: string[] = JSON.parse(keys)
    const pictures = new Map(known.map((key, i) => [key, drawn.tiles.prints[i] ?? null]))
    const laid = prints.flatMap((print) => {
      const picture = pictures.get(pictureKey(print.placement))
      return picture ? [{ ...print, picture }] : []
    })
    return { ...plainLook(worn), weave: drawn.tiles.weave, prints: laid }
  }, [worn, drawn, keys, prints])
}
