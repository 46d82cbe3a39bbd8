import { ordinaryCloth } from '../prints/derivedCloth.ts'
import type { Treatment } from '../prints/derivedSource.ts'
import type { ColorScript, ScriptColor } from './scriptSchema.ts'
import type { PictureCloth } from './pictureBrief.ts'
import type { BoardReading } from './reading.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'

/** Most inks of a print made of a picture. */
const mostInks = 9

/** What keeps its lie: bands stay level, marks and motifs have no axis, and brocade stands upright. */
const straightTreatments: readonly Treatment[] = ['strata', 'strokes', 'motif', 'windows', 'gradient']
const straightWorlds: readonly PictureWorldId[] = ['ornament', 'craft', 'water', 'dusk', 'dune', 'mist']

/** The print that a treatment makes of a picture in the inks of its script; all else is tossed. */
export function clothOfPicture(
  { hash, reading }: BoardReading,
  script: ColorScript,
  treatment: Treatment,
  world: PictureWorldId,
  seed: number,
): Omit<PictureCloth, 'role'> {
  const { level, upright, fineness, order } = reading.traits
  const straight = straightTreatments.includes(treatment) || straightWorlds.includes(world)
  return {
    source: {
      kind: 'derived',
      picture: hash,
      treatment,
      colors: inksOf(script),
      lie: upright > level ? 'upright' : 'level',
      fineness,
      order,
      seed,
    },
    ...ordinaryCloth(treatment),
    angle: straight ? 0 : 24 + (seed % 40),
  }
}

/** The inks of a script, the largest neutral or base first, which grounds stand on; then by what is seen, accents and asked colours in front. */
function inksOf({ colors }: ColorScript): { r: number; g: number; b: number }[] {
  const rank = ({ role, asked, seen }: ScriptColor) => (role === 'accent' || asked !== null ? 0.3 : seen)
  const inks = colors.toSorted((a, b) => rank(b) - rank(a)).slice(0, mostInks)
  const grounds = inks.filter(({ role }) => role !== 'accent' && role !== 'tone')
  const ground = (grounds.length ? grounds : inks).reduce((a, b) => (b.share > a.share ? b : a))
  return [ground, ...inks.filter((one) => one !== ground)].map(({ color }) => color)
}
