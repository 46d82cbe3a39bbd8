import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { type LaidItem, layItem } from '@toile/picture/lettering/layItem.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { overlapsIn, type Overlap } from '@toile/picture/lettering/overlapsIn.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'

/** A slogan laid out with its real letters. */
export interface Laid {
  document: SloganDocument
  items: readonly LaidItem[]
}

const laidItems = new WeakMap<SloganDocument['items'][number], LaidItem>()

/** Lays out what changed; what stayed the same is remembered. */
function layAll(document: SloganDocument, letters: Letters): Laid {
  const items = document.items.map((item) => {
    const known = laidItems.get(item)
    if (known) return known
    const laid = layItem(item, letters)
    laidItems.set(item, laid)
    return laid
  })
  return { document, items }
}

/** The slogan laid out as soon as its letters are here; until then, as it was before. `trouble` is why letters could not be had. */
export function useLaid(document: SloganDocument): { laid: Laid | null; trouble: boolean } {
  const [laid, setLaid] = useState<Laid | null>(null)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    const work = async () => {
      const letters = await openBrowserLetters()
      await letters.ready(textsOf(document))
      if (gone) return
      setLaid(layAll(document, letters))
      setTrouble(false)
    }
    work().catch(() => {
      if (!gone) setTrouble(true)
    })
    return () => {
      gone = true
    }
  }, [document])
  return { laid, trouble }
}

/** The texts that lie over each other, once edits rest (requirement S5.18). */
export function useOverlaps(laid: Laid | null): readonly Overlap[] {
  const [resting] = useDebouncedValue(laid, 250)
  return useMemo(() => (resting ? overlapsIn(resting.document, resting.items) : []), [resting])
}
