import type { Chance } from '@toile/geometry'
import type { Design } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { withLeather } from './withLeather.ts'
import { withOmbre } from './withOmbre.ts'
import { withTonalFlecks } from './withTonalFlecks.ts'

/** What is done to a finished collection for its pictures: leathers and flecks of their tones, long looks in their run of colours. */
export function finishPicture(brief: Brief, designs: readonly Design[], chance: Chance): Design[] {
  const { picture } = brief
  if (!picture) return [...designs]
  const toned = designs.map((design) => withTonalFlecks(withLeather(design, picture.script)))
  return withOmbre(toned, picture, chance.branch('ombre'))
}
