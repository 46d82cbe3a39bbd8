import { edgeLength } from '../../pattern/edgePath.ts'
import { defineBlock } from '../block.ts'
import { bothSides, edges, joined } from '../drafting/joined.ts'
import { neckBand } from './neckBand.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened, type Round } from '../drafting/round.ts'
import { sleeveJoins, sleeveRun } from './sleeve.ts'
import { neckline, trunkOf, upper } from './trunk.ts'

/** A T-shirt: front, back, set-in sleeves and a ribbed neck that stretches to the neckline (requirement S1.11). */
export const teeShirt = defineBlock({
  id: 'teeShirt',
  name: 'T-shirt',
  knobs: {
    ease: { name: 'Ease round the chest', unit: 'mm', least: 20, usual: 90, most: 300 },
    length: { name: 'Length below the waist', unit: 'mm', least: 20, usual: 200, most: 700 },
    flare: { name: 'Flare at each side', unit: 'mm', least: -10, usual: 5, most: 120 },
    neckDepth: { name: 'Depth of the neck in front', unit: 'mm', least: 70, usual: 95, most: 180 },
    neckWidth: { name: 'Wider at each side of the neck', unit: 'mm', least: 0, usual: 12, most: 60 },
    sleeve: { name: 'Sleeve as a share of the arm', unit: 'share', least: 0.15, usual: 0.36, most: 1 },
    rib: { name: 'Height of the rib', unit: 'mm', least: 10, usual: 20, most: 60 },
    stretch: { name: 'Rib as a share of the neckline', unit: 'share', least: 0.7, usual: 0.85, most: 1 },
  },
  draft(body, knobs) {
    const trunk = trunkOf(body, { ease: knobs.ease, neck: knobs.neckWidth, shoulder: knobs.ease / 20 })
    const half = (face: 'front' | 'back', depth: number): Round => ({
      from: [0, -knobs.length],
      steps: [
        {
          id: 'hem',
          to: [Math.max(trunk.under[0], (body.hips + knobs.ease / 2) / 4) + knobs.flare, -knobs.length],
          end: 'hem',
        },
        { id: 'side', to: trunk.under, end: 'seam' },
        ...upper(trunk, face, neckline(trunk, depth)),
      ],
    })
    const front = pieceOfRound(opened(half('front', knobs.neckDepth), 'front'), {
      id: 'front',
      name: 'Front',
      place: { round: 'trunk', turn: 0 },
    })
    const back = pieceOfRound(opened(half('back', 22 + knobs.neckWidth / 6), 'back'), {
      id: 'back',
      name: 'Back',
      place: { round: 'trunk', turn: 180 },
    })
    const sleeve = pieceOfRound(
      sleeveRun({
        front: edgeLength(front, 'armRight'),
        back: edgeLength(back, 'armRight'),
        ease: 1.015,
        round: body.upperArm + knobs.ease * 0.8,
        length: body.armLength * knobs.sleeve,
        hem: (knobs.sleeve > 0.6 ? body.wrist + 40 : body.upperArm + 30) + knobs.ease * 0.3,
      }),
      { id: 'sleeve', name: 'Sleeve', place: { round: 'arm', turn: -90 }, pair: true },
    )
    const neck = neckBand([front, back], knobs.rib, knobs.stretch)
    return joined(
      [front, back, sleeve, neck.piece],
      [
        ...bothSides({ first: edges('back.sideRight'), second: edges('front.sideRight') }),
        ...bothSides({ first: edges('back.shoulderRight'), second: edges('front.shoulderRight') }),
        ...sleeveJoins(['front.armRight'], ['back.armRight']),
        ...neck.joins,
      ],
    )
  },
})
