import { seedOf } from '@toile/geometry'
import type { Treatment } from '../prints/derivedSource.ts'
import { clothOfPicture } from './clothOfPicture.ts'
import type { AskedColor } from './asked.ts'
import { colorScript, leadingOf } from './colorScript.ts'
import { measureDials } from './dials/index.ts'
import { type DirectionHand, noDirection } from './directionHand.ts'
import type { PictureBrief } from './pictureBrief.ts'
import type { BoardReading } from './reading.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'
import { noWishes, type ScriptWishes } from './scriptWishes.ts'
import { findWorld, type WorldShare, worldsOf } from './worldsOf.ts'

/** How many prints of a collection are made of its pictures. */
const cloths = 2

/** What the pictures of a board ask of a collection: script, worlds, dials and prints made of them; nothing for a board without pictures (requirement S3.03). Pure: the same board and seed give the same. */
export function direct(
  readings: readonly BoardReading[],
  asked: readonly AskedColor[],
  seed: number,
  hand: DirectionHand = noDirection,
  wishes: ScriptWishes = noWishes,
): PictureBrief | null {
  const leading = leadingOf(readings)
  if (!leading) return null
  const { traits } = leading.reading
  const script = colorScript(readings, asked, hand.script, wishes)
  const worlds = spoken(worldsOf(traits), hand.world)
  const [{ world }, second] = worlds
  const id = readings.map(({ hash }) => hash).join(' ')
  const turn = seed % 2
  const treatments: Treatment[] = [
    ...new Set<Treatment>([...world.treatments.slice(turn), ...world.treatments.slice(0, turn), 'painted']),
  ]
  return {
    id: id.slice(0, 2000),
    script,
    worlds: worlds.map(({ world: { id: own }, share }) => ({ id: own, share })),
    dials: { ...measureDials(traits), ...hand.dials },
    cloths: treatments.slice(0, cloths).map((treatment, i) => ({
      ...clothOfPicture(leading, script, treatment, world.id, seedOf(`${id} ${seed} ${treatment}`)),
      role: i === 0 ? 'hero' : 'second',
    })),
    prints: [...world.prints, ...(second && second.share > 0.25 ? second.world.prints.slice(0, 2) : [])],
    ombre: world.ombre,
  }
}

/** A world that a person chose speaks alone. */
const spoken = (found: readonly WorldShare[], chosen: PictureWorldId | null): readonly WorldShare[] =>
  chosen === null ? found : [{ world: findWorld(chosen), share: 1 }]
