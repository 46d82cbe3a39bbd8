import type { Design } from '@toile/craft/designs/design.ts'
import { bearingInSpace } from '@toile/craft/garments/fall/bearing.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import { type Mesh, meshes } from '@toile/craft/garments/turn/mesh.ts'
import { turnPieces } from '@toile/craft/garments/turn/turnPieces.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { isTurnedAway } from '@toile/craft/mannequins/round/headPose.ts'
import { isFromBehind, type Posed, showsBothSides } from '@toile/craft/mannequins/round/posed.ts'
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

/** What a turn shows of the other side of a body: the body told from there, and what of the garments is seen. */
export interface Beyond {
  posed: Posed
  dressed: readonly Dressed[]
}

/** A design on somebody in space: who it is, how they stand, the garments as they were carried there, what they press of the hair, and a name for the body as it stands. */
export interface Stood {
  person: Person
  posed: Posed
  look: Look
  dressed: readonly Dressed[]
  /** What of the garments is seen of the body's other side. */
  beyond: Beyond | null
  /** The same as they were drafted on the block. */
  flat: readonly Dressed[]
  pressed: readonly Path[]
  /** The cut-out of somebody's own mannequin. */
  own?: OwnBody
  key: string
}

/** An arm that carries something hangs. */
const carryingArm: ArmAndHand = { arm: { upper: [10, 2], lower: [4, 18] }, hand: 'strap' }

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
  const held = own ? [] : heldBy(first).map((arm): 0 | 1 => (isFromBehind(asked) ? (arm ? 0 : 1) : arm))
  const gesture = carryingIn(asked.asked, held)
  const posed = held.length ? poseInSpace(asked.build, gesture, height) : asked
  const key = held.length ? `${bareKey}:holds${held.join('')}` : bareKey
  const flat = held.length ? dress(design, posed.block, sources, models, key, bearingInSpace(posed)) : first
  const behind = (other: Posed) => dress(design, other.block, sources, models, `${key}:beyond`, bearingInSpace(other))
  return carriedOn({ person, posed, look: bareLook, key, ...(own ? { own } : {}) }, flat, behind, models, mesh)
}

/** A gesture in which some arms carry something. */
export const carryingIn = (gesture: Gesture, held: readonly (0 | 1)[]): Gesture =>
  withArms(gesture, (arm) => (held.includes(arm) ? carryingArm : null))

/** Carries garments that were drafted on the flat block of somebody in space round them; `behind` drafts them on the block of the other side, where that is seen. */
export function carriedOn(
  { person, posed, look: bareLook, key, own }: Omit<PosedWearer, 'figure'>,
  flat: readonly Dressed[],
  behind: (other: Posed) => readonly Dressed[],
  models: Models = noModels,
  mesh: Mesh = meshes.finished,
): Stood {
  const carrying: Carrying = { key, models, mesh }
  const dressed = only(carriedTo(posed, flat, carrying), (piece) => !isOnHead(piece) || showsHead(posed))
  const beyond = posed.beyond ? beyondOf(posed.beyond, behind(posed.beyond), carrying) : null
  const hems = shoeCuts[bareLook.shoe].shaft ? hemsOf(dressed) : null
  const look: Look = { ...bareLook, undressed: dressed.length === 0, ...(hems ? { hems } : {}) }
  const pressed = [...dressed, ...(beyond?.dressed ?? [])].flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ presses }) => (presses ? [presses] : [])) : [],
  )
  const named = `${key}:${look.undressed}:${hems?.join() ?? ''}`
  return { person, posed, look, dressed, beyond, flat, pressed, ...(own ? { own } : {}), key: named }
}

/** How garments are carried: a name for the body as it stands, what is kept, and how fine. */
interface Carrying {
  key: string
  models: Models
  mesh: Mesh
}

/** Garments carried from the block they were drafted on to the body. */
function carriedTo(posed: Posed, flat: readonly Dressed[], { key, models, mesh }: Carrying): Dressed[] {
  return flat.map((one): Dressed => {
    if (one.kind === 'traced') return { ...one, ...inSpace(posed, one.traced) }
    const over = one.garment.slot === 'accessory' ? coveredBy(flat, one) : []
    const name = `turned:${mesh.rows}:${key}:${one.shape}`
    const draft = () => turnPieces(swinging(posed, one.swings), one.pieces, over, mesh)
    return { ...one, pieces: models.drafted({ name, kin: `turned:${mesh.rows}:${one.kin}`, draft }) }
  })
}

const isOnHead = (piece: Piece): boolean => hangsOn(piece).hold === 'head'

/** Whether a head shows the side that its body is told from. */
const showsHead = (posed: Posed): boolean => isTurnedAway(posed.head) === isFromBehind(posed)

/** Garments with only some of their pieces. */
const only = (dressed: readonly Dressed[], wanted: (piece: Piece) => boolean): Dressed[] =>
  dressed.map((one) => {
    if (one.kind === 'traced' || one.pieces.every(wanted)) return one
    return { ...one, pieces: one.pieces.filter(wanted) }
  })

/** What lies on one side of a body only and is drawn with the side that is told first. */
const once: readonly Piece['role'][] = ['bag', 'scarf', 'tie', 'jewel']

/** Carries what of garments is seen of the other side: the cloth round trunk and legs beyond the seams, and what is worn on a head that shows that side. */
function beyondOf(posed: Posed, flat: readonly Dressed[], { key, models, mesh }: Carrying): Beyond {
  const both = showsBothSides(posed)
  const name = `${key}:beyond`
  const wanted = (piece: Piece): boolean => {
    const { hold } = hangsOn(piece)
    if (hold === 'head') return showsHead(posed)
    return both && (hold === 'trunk' || hold === 'leg') && piece.layer === 'front' && !once.includes(piece.role)
  }
  // What lies behind is not seen, but says how far cloth stands off the body.
  const shown = both
    ? only(flat, (piece) => hangsOn(piece).hold !== 'arm')
    : only(flat, isOnHead).filter((one) => one.kind === 'drafted' && one.pieces.length > 0)
  return { posed, dressed: only(carriedTo(posed, shown, { key: name, models, mesh }), wanted) }
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
