import { sure } from '@toile/geometry'
import type { AskedColor } from './asked.ts'
import { clothsOf } from './clothsOf.ts'
import { colorScript, leadingOf } from './colorScript.ts'
import { measureDials } from './dials/index.ts'
import { type DirectionHand, noDirection } from './directionHand.ts'
import type { PictureBrief } from './pictureBrief.ts'
import type { BoardReading } from './reading.ts'
import type { SeasonId } from './seasonLeans.ts'
import { unlikePictures } from './unlikePictures.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'
import { findWorld, type WorldShare, worldsOf } from './worldsOf.ts'

/** Constructions that sit beside the prints of a collection, and how many of them another world than the first gives. */
const mostConstructions = 12
const ofOthers = 2

/** What the pictures of a board ask of a collection: script, worlds, dials and prints made of them; nothing for a board without pictures (requirement S3.03). Pure: the same board and seed give the same. */
export function direct(
  readings: readonly BoardReading[],
  asked: readonly AskedColor[],
  seed: number,
  hand: DirectionHand = noDirection,
  season: SeasonId = 'none',
): PictureBrief | null {
  const leading = leadingOf(readings)
  if (!leading) return null
  const { traits } = leading.reading
  const script = colorScript(readings, asked, hand.script, season)
  const worlds = spoken(worldsOf(traits), hand.world)
  const [first, second] = worlds
  const { world } = sure(first)
  const id = readings.map(({ hash }) => hash).join(' ')
  const other = unlikePictures(readings).second
  const worldOf = (picture: BoardReading) => (picture === leading ? world : worldsOf(picture.reading.traits)[0].world)
  const others = [...(other ? [worldOf(other)] : []), ...(second && second.share > 0.25 ? [second.world] : [])]
  return {
    id: id.slice(0, 2000),
    script,
    worlds: worlds.map(({ world: { id: own }, share }) => ({ id: own, share })),
    dials: { ...measureDials(traits), ...hand.dials },
    cloths: clothsOf(readings, script, worldOf, seed),
    prints: [...new Set([...world.prints, ...others.flatMap(({ prints }) => prints.slice(0, ofOthers))])].slice(
      0,
      mostConstructions,
    ),
    ombre: world.ombre,
  }
}

/** A world that a person chose speaks alone. */
const spoken = (found: readonly WorldShare[], chosen: PictureWorldId | null): readonly WorldShare[] =>
  chosen === null ? found : [{ world: findWorld(chosen), share: 1 }]
