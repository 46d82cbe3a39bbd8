import type { Chance } from '@toile/geometry'
import type { Design, Worn } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { layPictures } from './layPictures.ts'
import { leatherOf } from './leatherOf.ts'
import { settleShares } from './settleShares.ts'
import { withAccents } from './withAccents.ts'

/** What is done to a styled collection for its script: added belts are of their colours, small things in the accents that are left by then, and prints of pictures laid on what is worn in the end; `before` is the collection as it was. */
export function afterStyling(
  brief: Brief,
  before: readonly Design[],
  styled: readonly Design[],
  chance: Chance,
): Design[] {
  const { picture, script } = brief
  if (script) return withAccents(settleShares(styled, brief), script, chance)
  if (!picture) return [...styled]
  const ofScript = (worn: Worn): Worn =>
    worn.fill.kind === 'solid'
      ? { ...worn, fill: { ...worn.fill, color: leatherOf(worn.fill.color, picture.script) } }
      : worn
  const toned = styled.map((design, look) => ({
    ...design,
    garments: design.garments.map((worn) =>
      before[look].garments.some(({ id }) => id === worn.id) ? worn : ofScript(worn),
    ),
  }))
  return layPictures(brief, withAccents(settleShares(toned, brief), picture.script, chance))
}
