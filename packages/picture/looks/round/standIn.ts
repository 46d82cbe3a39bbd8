import type { Design } from '@toile/craft/designs/design.ts'
import { bearingInSpace } from '@toile/craft/garments/fall/bearing.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { type Mesh, meshes } from '@toile/craft/garments/turn/mesh.ts'
import { turnPieces } from '@toile/craft/garments/turn/turnPieces.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { type ArmAndHand, withArms } from '@toile/craft/mannequins/round/withArms.ts'
import type { Path } from '@toile/geometry'
import type { Look } from '../../people/personLook.ts'
import type { OwnBody } from '../../people/own/ownPicture.ts'
import { footHeight } from '../../people/round/feet/footHeight.ts'
import { shoeCuts } from '../../people/round/shoes/shoeCuts.ts'
import type { TracedPiece } from '../../reading/trace/traced.ts'
import type { Dressed } from '../dressed.ts'
import { dress } from '../dressing.ts'
import { hemsOf } from '../hemsOf.ts'
import { type Models, noModels } from '../models.ts'
import type { Sources } from '../sources.ts'
import { carryTraced } from './carryTraced.ts'
import { wearTraced } from '../wear.ts'
import type { WornTraced } from '../traced/worn/wornTraced.ts'
import type { PosedWearer } from '../wearer.ts'

/** A design on somebody in space: who it is, how they stand, the garments as they were carried there, what they press of the hair, and a name for the body as it stands. */
export interface Stood {
  person: Person
  posed: Posed
  look: Look
  dressed: readonly Dressed[]
  /** The same as they were drafted on the block. */
  flat: readonly Dressed[]
  pressed: readonly Path[]
  /** The cut-out of somebody's own mannequin. */
  own?: OwnBody
  key: string
}

/** An arm that carries something hangs. */
const carrying: ArmAndHand = { arm: { upper: [10, 2], lower: [4, 18] }, hand: 'strap' }

/** Stands a design in its gesture: drafted on the flat block and carried round, hands closed round what they hold. */
export function standIn(
  wearer: PosedWearer,
  design: Pick<Design, 'garments'>,
  sources: Pick<Sources, 'traced'>,
  models: Models = noModels,
  mesh: Mesh = meshes.finished,
): Stood {
  const { person, posed: asked, look: bareLook, key: bareKey, own } = wearer
  const height = footHeight(asked.build, shoeCuts[bareLook.shoe])
  const first = dress(design, asked.block, sources, models, bareKey, bearingInSpace(asked))
  // Arms of a picture stay as they are there.
  const held = own ? [] : heldBy(first)
  const gesture = carryingIn(asked.gesture, held)
  const posed = held.length ? poseInSpace(asked.build, gesture, height) : asked
  const key = held.length ? `${bareKey}:holds${held.join('')}` : bareKey
  const flat = held.length ? dress(design, posed.block, sources, models, key, bearingInSpace(posed)) : first
  return carriedOn({ person, posed, look: bareLook, key, ...(own ? { own } : {}) }, flat, models, mesh)
}

/** A gesture in which some arms carry something. */
export const carryingIn = (gesture: Gesture, held: readonly (0 | 1)[]): Gesture =>
  withArms(gesture, (arm) => (held.includes(arm) ? carrying : null))

/** Carries garments that were drafted on the flat block of somebody in space round them. */
export function carriedOn(
  { person, posed, look: bareLook, key, own }: PosedWearer,
  flat: readonly Dressed[],
  models: Models = noModels,
  mesh: Mesh = meshes.finished,
): Stood {
  const dressed = flat.map((one): Dressed => {
    if (one.kind === 'traced') return { ...one, ...inSpace(posed, one.traced) }
    const over = one.garment.slot === 'accessory' ? coveredBy(flat, one) : []
    const name = `turned:${mesh.rows}:${key}:${one.shape}`
    const draft = () => turnPieces(swinging(posed, one.swings), one.pieces, over, mesh)
    return { ...one, pieces: models.drafted({ name, kin: `turned:${mesh.rows}:${one.kin}`, draft }) }
  })
  const hems = shoeCuts[bareLook.shoe].shaft ? hemsOf(dressed) : null
  const look: Look = { ...bareLook, undressed: dressed.length === 0, ...(hems ? { hems } : {}) }
  const pressed = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ presses }) => (presses ? [presses] : [])) : [],
  )
  const named = `${key}:${look.undressed}:${hems?.join() ?? ''}`
  return { person, posed, look, dressed, flat, pressed, ...(own ? { own } : {}), key: named }
}

/** The body as what is worn swings about it: heavier cloth less. */
function swinging(posed: Posed, by: number | undefined): Posed {
  const { swing } = posed
  if (!swing || by === undefined) return posed
  const { hem, flare, spin, hands } = swing
  const own = {
    hem: [hem[0] * by, hem[1] * by],
    flare: flare * by,
    spin: spin * by,
    hands: [hands[0] * by, hands[1] * by],
  } as const
  return { ...posed, swing: { ...swing, ...own } }
}

/** What an accessory is worn over, as its draft knew it too. */
export const coveredBy = (flat: readonly Dressed[], one: Dressed): Piece[] =>
  flat
    .slice(0, flat.indexOf(one))
    .flatMap((other) =>
      other.kind === 'drafted' && other.garment.slot !== 'accessory'
        ? other.pieces.filter(({ layer, onTop, role }) => layer === 'front' && !onTop && role !== 'leg')
        : [],
    )

function inSpace(posed: Posed, traced: TracedPiece): { inSpace?: WornTraced } {
  const laid = wearTraced(traced, posed.block)
  return laid ? { inSpace: carryTraced(posed, traced, laid) } : {}
}

/** The arms that hold something. */
export const heldBy = (dressed: readonly Dressed[]): (0 | 1)[] =>
  dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ heldBy: arm }) => (arm === undefined ? [] : [arm])) : [],
  )
