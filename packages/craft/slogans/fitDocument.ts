import type { Bounds } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import type { Measure } from './arrangements/arrangement.ts'
import type { SloganDocument, SloganItem } from './slogan.ts'

interface Size {
  width: number
  height: number
  margin: number
}

/** Things drawn about any origin, scaled and moved into a document of at most a size, with a margin; ids are given anew. */
export function fitDocument(
  kind: SloganDocument['kind'],
  drawn: readonly SloganItem[],
  { width, height, margin }: Size,
  ground: Color | null,
  measure: Measure,
): SloganDocument {
  const items = drawn.filter((item) => item.kind === 'shape' || item.text.trim() !== '')
  const reach = boundsOf(items.map((item) => measure.reach(item)))
  const [wide, tall] = [Math.max(1, reach.right - reach.left), Math.max(1, reach.bottom - reach.top)]
  const by = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / tall)
  const placed = items.map((item, i) => {
    const sized = scaled(item, by)
    return {
      ...sized,
      id: `i${i + 1}`,
      x: rounded((item.x - reach.left) * by + margin),
      y: rounded((item.y - reach.top) * by + margin),
    }
  })
  return {
    kind,
    version: 1,
    width: rounded(Math.max(4, wide * by + 2 * margin)),
    height: rounded(Math.max(4, tall * by + 2 * margin)),
    ground,
    items: placed,
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

const boundsOf = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})

/** A thing grown about its own middle. */
export function scaled<Item extends SloganItem>(item: Item, by: number): Item {
  const { outline, shadow } = item
  const sized = {
    ...item,
    outline: outline && { ...outline, width: Math.max(0.1, rounded(outline.width * by)) },
    shadow: shadow && { ...shadow, x: rounded(shadow.x * by), y: rounded(shadow.y * by) },
  }
  if (sized.kind === 'text') return { ...sized, size: rounded(Math.max(1, sized.size * by)) }
  const line = sized.line === null ? null : Math.max(0.05, rounded(sized.line * by))
  return {
    ...sized,
    line,
    width: rounded(Math.max(0.2, sized.width * by)),
    height: rounded(Math.max(0.2, sized.height * by)),
  }
}
