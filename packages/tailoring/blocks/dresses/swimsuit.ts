import { lerp, type Point, subtract, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { aboveWaist } from './aboveWaist.ts'
import { type BodiceCut, edgedFrame, faceParts, finishedTop } from './bodiceOf.ts'
import { bustEase, topKnobs } from './bodiceKnobs.ts'
import type { Edged } from './facings.ts'
import { piecesOf } from './facePieces.ts'
import type { Half } from './half.ts'
import type { Line } from './lines.ts'
import { seam } from './seams.ts'
import { lowerEdges } from './wornShell.ts'
import type { Top } from './topLines.ts'

/** Half the width between the legs. */
const crotch = 32

/** Lines that elastic is sewn into. */
const elastic = (lines: readonly Line[]): Line[] =>
  lines.map((line): Line => ({ ...line, end: 'finished', allowance: 9 }))

/** An upper edge that elastic holds; its shoulders are sewn. */
const held = ({ arm, shoulder, neck }: Top, armless: boolean): Top => ({
  arm: armless ? elastic(arm) : arm,
  shoulder,
  neck: elastic(neck),
})

/** Half a face from the middle of the crotch up, in millimetres: the leg is cut to a share of the way from the hips to the waist. */
function bodyHalf(body: Measures, edged: Edged, face: 'front' | 'back', cut: BodiceCut, leg: number): Half {
  const [parts, darting] = faceParts(edged, face, cut)
  const { side, under } = parts.face
  const low = -body.waistToCrotch * (face === 'front' ? 0.9 : 1.12)
  const high = -lerp(body.waistToHips * 0.98, body.waistToHips * 0.3, leg)
  const hip = (body.hips + cut.fit.bust) / 4
  const share = -high / body.waistToHips
  const corner: Point = [lerp(side[0], hip, Math.min(1, share) ** 0.7), high]
  const [x, y] = [corner[0] - crotch, high - low]
  const back = face === 'back'
  const hole: Line = {
    part: 'slit',
    to: corner,
    handles: back
      ? [
          [crotch + x * 0.42, low + y * 0.06],
          [crotch + x * 0.86, low + y * 0.5],
        ]
      : [
          [crotch + x * 0.04, low + y * 0.5],
          [crotch + x * 0.5, high - y * 0.06],
        ],
    end: 'finished',
    allowance: 9,
  }
  const up = unit(subtract(under, side))
  const waist: Line = {
    part: 'side',
    to: side,
    handles: [
      [corner[0], high + (side[1] - high) * 0.4],
      [side[0] - up[0] * -high * 0.3, side[1] + up[1] * high * 0.3],
    ],
    end: 'seam',
  }
  return {
    main: {
      from: [0, low],
      lines: [
        { part: 'seat', to: [crotch, low], end: 'seam', allowance: 7 },
        hole,
        waist,
        ...aboveWaist(parts, darting),
      ],
    },
  }
}

/** The pattern of a swimsuit for a body. */
function draftSwimsuit(body: Measures, cut: BodiceCut, leg: number): Pattern {
  const { frame, tops } = edgedFrame(body, cut)
  const armless = cut.sleeve === 'none'
  const edged = { frame, tops: { front: held(tops.front, armless), back: held(tops.back, armless) } }
  const face = (name: 'front' | 'back') => piecesOf(bodyHalf(body, edged, name, cut, leg), name, 'whole')
  const shell = { front: face('front'), back: face('back') }
  const { pieces, joins } = finishedTop(body, shell, edged, cut)
  const run = (name: 'front' | 'back', one: 'Right' | 'Left', other: 'Right' | 'Left') => [
    ...lowerEdges(shell, name, one, 'seat'),
    ...lowerEdges(shell, name, other, 'seat'),
  ]
  const between = seam(run('front', 'Right', 'Left'), run('back', 'Left', 'Right'), {
    marks: [
      [0.25, 'single'],
      [0.75, 'single'],
    ],
  })
  return joined(pieces, [...joins, ...between])
}

/** A swimsuit of stretching cloth, less round it than the body, with elastic at its edges (requirement S1.11). */
export const swimsuit = defineBlock({
  id: 'swimsuit',
  name: 'Swimsuit',
  knobs: {
    ease: bustEase(-130, -90, -20),
    ...topKnobs,
    leg: { name: 'Height of the leg', unit: 'share', least: 0, usual: 0.55, most: 1 },
  },
  draft(body, { ease, leg, ...top }) {
    const smaller = ease * (body.bust / 880)
    const fit = { bust: smaller, waist: smaller * 0.8, shaped: false }
    return draftSwimsuit(body, { fit, darts: 'none', open: null, room: 0, ...top }, leg)
  },
})
