import type { Treatment } from '../prints/derivedSource.ts'
import type { Repeat } from '../prints/repeat.ts'
import type { ColorScript, ScriptColor } from './colorScript.ts'
import type { PictureCloth } from './pictureBrief.ts'
import type { BoardReading } from './reading.ts'
import type { PictureWorldId } from './worlds/index.ts'

/** Most inks of a print made of a picture. */
const mostInks = 9

/** How wide each treatment lies on cloth in millimetres, and how it goes on. */
const laid: Readonly<Record<Treatment, { width: number; repeat: Repeat }>> = {
  strata: { width: 620, repeat: 'mirror' },
  painted: { width: 520, repeat: 'mirror' },
  mirrored: { width: 430, repeat: 'mirror' },
  texture: { width: 260, repeat: 'mirror' },
  strokes: { width: 400, repeat: 'straight' },
  motif: { width: 380, repeat: 'straight' },
  windows: { width: 560, repeat: 'mirror' },
  gradient: { width: 900, repeat: 'mirror' },
}

/** What keeps its lie: bands stay level, marks and motifs have no axis, and brocade stands upright. */
const straightTreatments: readonly Treatment[] = ['strata', 'strokes', 'motif', 'windows', 'gradient']
const straightWorlds: readonly PictureWorldId[] = ['ornament', 'craft', 'water', 'dusk', 'dune', 'mist']

/** The print that a treatment makes of a picture in the inks of its script; all else is tossed. */
export function derivedCloth(
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
    ...laid[treatment],
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
