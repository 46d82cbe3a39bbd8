import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { heldUnder } from '@toile/craft/garments/blocks/heldUnder.ts'
import { sleeveBeyond } from '@toile/craft/garments/blocks/sleeveBeyond.ts'
import type { Bearing } from '@toile/craft/garments/fall/bearing.ts'
import { fallen } from '@toile/craft/garments/fall/fallen.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { openChance, type Path, seedOf } from '@toile/geometry'
import type { Dressed } from './dressed.ts'
import type { Drafts } from './drafts.ts'
import { noModels } from './models.ts'
import { isHiddenSleeve, sleeveReach } from './sleevesUnder.ts'
import type { Sources } from './sources.ts'
import { tracedSeen } from './traced/worn/tracedSeen.ts'
import { inOrderOfDressing, isHalfTucked, isTucked } from './tucking.ts'

/**
 * Drafts every visible garment of a design on a figure, in the order of dressing; what comes before an outer garment with sleeves is cut
 * close, its sleeves where they are longer, and accessories follow what they are worn over. Unknown garments are left out.
 */
export function dress(
  { garments }: Pick<Design, 'garments'>,
  figure: Figure,
  sources: Pick<Sources, 'traced'>,
  { drafted, nameOf }: Drafts = noModels,
  figureKey = '',
  bearing?: Bearing,
): Dressed[] {
  const visible = inOrderOfDressing(garments.filter((worn) => !worn.hidden))
  const found = new Map<Worn, Dressed>()
  let covered = false
  let sleeved = 0
  let coat: Over | null = null
  let longest: Over | null = null
  for (const worn of visible.toReversed()) {
    const fabric = findFabric(worn.fabric) ?? fabrics[0]
    if (worn.cut.kind === 'traced') {
      const traced = tracedSeen(worn, figure.view, sources)
      if (traced)
        found.set(worn, { kind: 'traced', worn, fabric, key: JSON.stringify([worn, covered]), traced, covered })
      if (traced?.slot === 'outer' && traced.anchors.cuffLeft) covered = true
      continue
    }
    const garment = findWearable(worn.cut.garment)
    if (!garment || garment.slot === 'accessory') continue
    const tucked = isTucked(worn, visible)
    const waistband = isHalfTucked(worn) ? waistbandOf(visible, figure) : undefined
    const context = { chance: openChance(worn.seed), layered: covered, tucked, cloth: fabric, waistband }
    const name = JSON.stringify([
      figureKey,
      shapeOf(worn),
      covered,
      tucked,
      waistband && seedOf(JSON.stringify(waistband)),
    ])
    const kin = kinOf(worn, figureKey)
    const draft = () => fallen(garment.draft(figure, worn.knobs, context), figure, fabric.handle, worn.seed, bearing)
    const pieces = drafted({ name, kin, draft })
    const reach = sleeveReach(pieces, figure)
    const isUnder = isHiddenSleeve(reach, sleeved)
    sleeved = Math.max(sleeved, reach)
    const over = coat
    const held = over && shapeOf(over.worn)
    const beyond = isUnder ? null : longest
    const ends = beyond && shapeOf(beyond.worn)
    const bare = isUnder || (covered && !beyond) ? pieces.filter(notSleeve) : pieces
    const asked = JSON.stringify([name, held, isUnder, ends])
    const beneath = (outer: readonly Piece[]) =>
      heldUnder(beyond ? sleeveBeyond(bare, beyond.pieces, figure) : bare, outer)
    const kept = over ? drafted({ name: asked, kin: `held:${kin}`, draft: () => beneath(over.pieces) }) : bare
    const shape = nameOf(kept) ?? asked
    found.set(worn, { kind: 'drafted', worn, fabric, key: keyOf(worn), garment, pieces: kept, shape, kin })
    if (garment.slot !== 'outer' || !pieces.some(isWornSleeve)) continue
    covered = true
    coat ??= { worn, pieces }
    if (!isUnder) longest = { worn, pieces }
  }
  visible.forEach((worn, place) => {
    const under = visible.slice(0, place).flatMap((other) => found.get(other) ?? [])
    const one = dressAccessory(worn, figure, under, drafted, figureKey)
    if (one) found.set(worn, one)
  })
  return visible.flatMap((worn) => found.get(worn) ?? [])
}

/** An outer garment as it was drafted. */
interface Over {
  worn: Worn
  pieces: readonly Piece[]
}

/** Outlines before the trunk of the bottom that a top is pushed into. */
function waistbandOf(visible: readonly Worn[], figure: Figure): Path[] {
  const found = visible.flatMap((worn) => {
    const bottom = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
    return bottom?.slot === 'bottom' ? [{ worn, bottom }] : []
  })
  return found.flatMap(({ worn, bottom }) => {
    const cloth = findFabric(worn.fabric) ?? fabrics[0]
    const context = { chance: openChance(worn.seed), layered: false, tucked: false, cloth }
    return outlinesOf(bottom.draft(figure, worn.knobs, context))
  })
}

const outlinesOf = (pieces: readonly Piece[]) =>
  pieces
    .filter(({ role, layer }) => layer === 'front' && bodies.includes(role))
    .flatMap(({ outlines }) => [...outlines])

const bodies: readonly Piece['role'][] = ['bodice', 'front', 'skirt', 'leg', 'waistband']

function dressAccessory(
  worn: Worn,
  figure: Figure,
  under: readonly Dressed[],
  drafted: Drafts['drafted'],
  figureKey: string,
): Dressed | null {
  const accessory = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
  if (accessory?.slot !== 'accessory') return null
  const fabric = findFabric(worn.fabric) ?? fabrics[0]
  const over = under.flatMap((one) => (one.kind === 'drafted' ? outlinesOf(one.pieces) : []))
  const context = { chance: openChance(worn.seed), layered: false, tucked: false, cloth: fabric, over }
  const lies = seedOf(JSON.stringify(over))
  const name = JSON.stringify([figureKey, shapeOf(worn), lies])
  const kin = kinOf(worn, figureKey)
  const pieces = drafted({ name, kin, draft: () => accessory.draft(figure, worn.knobs, context) })
  return { kind: 'drafted', worn, fabric, key: keyOf(worn), garment: accessory, pieces, shape: name, kin }
}

/** What of a worn garment its draft depends on. */
const shapeOf = ({ cut, knobs, fabric, seed }: Worn) => [cut, knobs, fabric, seed]

/** What of it the models of its pieces depend on beside them. */
const kinOf = ({ cut, fabric, seed }: Worn, figureKey: string) => JSON.stringify([figureKey, cut, fabric, seed])

const keyOf = (worn: Worn) => JSON.stringify({ ...worn, knobs: null, applied: null })

/** A sleeve with an arm in it; a jacket's over the shoulders hang empty and lie on top. */
const isWornSleeve = ({ role, onTop }: Piece) => role === 'sleeve' && !onTop

const notSleeve = ({ role }: Piece) => role !== 'sleeve' && role !== 'cuff'

/** Outlines of what hangs before the body and may hide a hanging hand: everything but sleeves, what is worn over them, and accessories. */
export const coveringOf = (dressed: readonly Dressed[]): Path[] =>
  dressed.flatMap((one) =>
    one.kind === 'drafted' && one.garment.slot !== 'accessory'
      ? one.pieces
          .filter(({ layer, onTop, role }) => layer === 'front' && !onTop && role !== 'sleeve' && role !== 'cuff')
          .flatMap(({ outlines }) => outlines)
      : [],
  )
