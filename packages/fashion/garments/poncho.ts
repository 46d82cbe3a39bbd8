import { along, offset, type Point, spline } from '@toile/geometry'
import { draftCapeShell } from './blocks/capeShell.ts'
import { detail, detailed, seam } from './blocks/marks.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A blanket poncho with a roll or open neck, striped borders and fringe (requirement S3.26). */
export const poncho = defineGarment({
  id: 'poncho',
  label: 'Poncho',
  category: 'knitwear',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.35,
    volume: 1,
    sleeve: 0.7,
    waist: 0,
    formality: 0.25,
    warmth: 0.75,
    print: 0.8,
    fabrics: ['knit', 'cableKnit', 'wool', 'fleece', 'boucle'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'roll', label: 'Roll neck' },
      { id: 'band', label: 'Narrow band' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.02, 0.18, 0.5]),
    fullness: numberKnob('Fullness', [0.2, 0.55, 1]),
    ease: numberKnob('Ease over the arms', [0.04, 0.08, 0.18]),
    fringe: numberKnob('Length of the fringe', [0, 0.18, 0.4]),
    borders: numberKnob('Border lines', [0, 2, 5], '', 1),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const chance = context.chance.branch('poncho')
    const shell = draftCapeShell(figure, {
      hem: coatHem(figure, knobs.length),
      ease: knobs.ease,
      fullness: knobs.fullness,
      waves: Math.round(3 + knobs.fullness * 3),
      chance,
    })
    const hem = shell.contours[2].path
    const threads = Array.from({ length: knobs.fringe > 0.01 ? 76 : 0 }, (_, k) => {
      const from = along(hem, (k + 0.5) / 76)
      const fall = knobs.fringe * tall * chance.between(0.85, 1.1)
      const to: Point = [from[0] + chance.between(-0.02, 0.02), from[1] + fall]
      const middle: Point = [(from[0] + to[0]) / 2 + chance.between(-0.012, 0.012), (from[1] + to[1]) / 2]
      return detail(spline([from, middle, to], false, 4), 2, [0.02, 0.3])
    })
    const borders = Array.from({ length: Math.round(knobs.borders) }, (_, k) =>
      seam(offset(hem.slice(6, -6), -(0.1 + k * 0.12) * tall), 1.3, [0.02, 0.02]),
    )
    const neck = draftStandCollar(figure, {
      height: knobs.neck === 'roll' ? 0.24 : 0.07,
      rib: true,
      rolled: knobs.neck === 'roll',
      ease: 0.06,
    })
    return [
      detailed(shell, { lines: [...borders, ...threads] }),
      ...neck.map((piece) => (piece.layer === 'front' ? { ...piece, onTop: true } : piece)),
    ]
  },
})
