import type { Region } from '@toile/craft/applied/region.ts'
import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { colorAt } from '../../../shared/fields/colors/gradient.ts'
import type { RegionTool } from '../regionTool.ts'

const white: Color = { r: 245, g: 243, b: 238 }
const black: Color = { r: 40, g: 38, b: 44 }

/** What the next region is made of: as it was chosen, else the colour of the board that stands out most from the cloth. */
export function fillOf(
  { fill }: Pick<RegionTool, 'fill'>,
  { boards }: { boards: { color: readonly Pick<Project['boards']['color'][number], 'color'>[] } },
  worn: Pick<Worn, 'fill'>,
): Region['fill'] {
  if (fill) return fill
  const cloth = worn.fill.kind === 'solid' ? worn.fill.color : colorAt(worn.fill.gradient, 0.5)
  const offered = boards.color.length > 0 ? boards.color.map(({ color }) => color) : [white, black]
  const color = offered.reduce((best, one) => (colorDistance(one, cloth) > colorDistance(best, cloth) ? one : best))
  return { kind: 'solid', color }
}
