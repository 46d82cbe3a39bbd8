import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import type { Design } from '../../design.ts'
import { clothes } from '../bodyOf.ts'
import { readLook } from '../wornLook.ts'

/** How deep a colour is among those of a collection: 0 its darkest .. 1 its lightest. */
export type Depth = (color: Color) => number

/** The depth of colours among those that are worn plain. */
export function depthAmong(designs: readonly Design[]): Depth {
  const all = designs.flatMap(({ garments }) =>
    garments.flatMap((worn) =>
      clothes(worn) && !worn.print && worn.fill.kind === 'solid' ? [lightnessChromaHue(worn.fill.color).lightness] : [],
    ),
  )
  const [dark, light] = [Math.min(...all), Math.max(...all)]
  return (color) => (lightnessChromaHue(color).lightness - dark) / Math.max(0.01, light - dark)
}

/** How deep a look is, by the areas of its plain cloth; nothing where most of it is printed or runs through colours. */
export function depthOf(design: Design, depth: Depth): number | null {
  const { garments, areas } = readLook(design)
  let [sum, plain, all] = [0, 0, 0]
  garments.forEach(({ fill, print }, i) => {
    all += areas[i]
    if (print || fill.kind !== 'solid') return
    sum += depth(fill.color) * areas[i]
    plain += areas[i]
  })
  return plain > all / 2 ? sum / plain : null
}

/** How deep the dark look of a collection is at the most, and its light one at the least. */
const anchors = { dark: 0.25, light: 0.75 } as const
export type Anchor = keyof typeof anchors

/** Whether a depth is that of an anchor. */
export const isAnchor = (depth: number | null, anchor: Anchor): boolean =>
  depth !== null && (anchor === 'dark' ? depth <= anchors.dark : depth >= anchors.light)

/** The anchors that a line-up has. */
export function anchorsOf(designs: readonly Design[]): Anchor[] {
  const depth = depthAmong(designs)
  const depths = designs.map((design) => depthOf(design, depth))
  return (['dark', 'light'] as const).filter((anchor) => depths.some((one) => isAnchor(one, anchor)))
}
