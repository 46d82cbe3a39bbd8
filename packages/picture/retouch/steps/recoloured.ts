import type { Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Pixels } from '../../surface.ts'
import { regionOn } from '../region.ts'
import { litColor, openDye } from '../dye.ts'
import { measuredColor } from '../measuredColor.ts'
import { withSubject } from '../subject.ts'
import { seenOf, type StepDone, type Worked } from '../worked.ts'

type Recolour = Extract<Retouch, { kind: 'recolour' }>

/** A region of a picture in another colour, its light and shade kept; tells the colour that is seen on what is lit. */
export function recoloured(before: Worked, { region, color }: Recolour): StepDone {
  const worked = region.by === 'cutOut' ? withSubject(before) : before
  const seen = region.by === 'cutOut' ? worked.front : seenOf(worked)
  const where = regionOn(seen, region)
  const dye = openDye(seen, where, color)
  if (!dye) throw refuse('regionNowhere')
  const change = (pixels: Pixels): Pixels => {
    const weights = pixels === seen ? where : regionOn(pixels, region)
    const rgba = pixels.rgba.slice()
    for (let i = 0, j = 0; i < weights.length; i++, j += 4) if (weights[i]) dye.onto(rgba, j, weights[i]!)
    return { ...pixels, rgba }
  }
  const front = change(worked.front)
  const behind = worked.behind && region.by !== 'cutOut' ? change(worked.behind) : worked.behind
  const done = { ...worked, front, behind, bare: region.by === 'cutOut' ? worked.bare : null }
  const dyed = region.by === 'cutOut' ? front : seenOf(done)
  return { worked: done, recoloured: measuredColor(color, litColor(dyed, where, dye.isLit)) }
}
