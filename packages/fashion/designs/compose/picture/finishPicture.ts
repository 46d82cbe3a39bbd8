import type { Chance } from '@toile/geometry'
import type { Design } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { withAccents } from './withAccents.ts'
import { withLeather } from './withLeather.ts'
import { withOmbre } from './withOmbre.ts'

/** What is done to a finished collection for its pictures: leathers of their tones, small things in the accents, long looks in their run of colours. */
export function finishPicture(brief: Brief, designs: readonly Design[], chance: Chance): Design[] {
  const { picture } = brief
  if (!picture) return [...designs]
  const toned = designs.map((design) => withLeather(design, picture.script))
  const accented = withAccents(toned, picture.script, chance.branch('accents'))
  return withOmbre(accented, picture, chance.branch('ombre'))
}
