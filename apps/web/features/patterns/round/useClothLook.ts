import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { cotton } from '@toile/craft/fabrics/cotton.ts'
import { useEffect, useMemo, useState } from 'react'
import { connection } from '../../../shell/calls/connection.ts'
import { makeClothTiles } from '../../../shared/drawing/desk.ts'
import { fetchUploads } from '../../../shared/drawing/knownUploads.ts'
import { tryUntilDone } from '../../../shared/drawing/tryUntilDone.ts'
import type { ClothLook } from './stage/clothLook.ts'

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
  print: null,
})

/** What the cloth of a garment looks like: its colour at once, its print and weave when they are drawn. */
export function useClothLook(design: Design, worn: Worn | undefined): ClothLook | null {
  const [drawn, setDrawn] = useState<{ of: Worn; look: ClothLook } | null>(null)
  useEffect(() => {
    if (!worn) return
    let gone = false
    const make = async () => {
      await fetchUploads(design)
      const { print, weave } = await makeClothTiles({ worn, pixelsPerMillimetre: fine })
      if (gone) return
      const look = {
        ...plainLook(worn),
        weave,
        print: print && worn.print && { picture: print, placement: worn.print },
      }
      setDrawn({ of: worn, look })
    }
    const end = tryUntilDone(make, { onBack: connection.onBack, onFailed: () => {} })
    return () => {
      gone = true
      end()
    }
  }, [design, worn])
  return useMemo(() => (drawn && drawn.of === worn ? drawn.look : worn ? plainLook(worn) : null), [drawn, worn])
}
