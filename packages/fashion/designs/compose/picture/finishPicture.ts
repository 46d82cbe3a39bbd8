import type { Chance } from '@toile/geometry'
import type { Design } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { withLeather } from './withLeather.ts'
import { withOmbre } from './withOmbre.ts'

/** What is done to a finished collection for its pictures: leathers of their tones, long looks in their run of colours. */
export function finishPicture(brief: Brief, designs: readonly Design[], chance: Chance): Design[] {
  const { picture } = brief
  if (!picture) return [...designs]
  const toned = designs.map((design) => withLeather(design, picture.script))
  return withOmbre(toned, picture, chance.branch('ombre'))
}
