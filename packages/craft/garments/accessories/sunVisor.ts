import { joined, quadratic, reversed } from '@toile/geometry'
import { topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { openHat } from './blocks/hat.ts'
import { draftPeak } from './blocks/peak.ts'

/** A peak on a headband, open above. */
export const sunVisor = defineAccessory({
  id: 'sunVisor',
  label: 'Sun visor',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.05,
    volume: 0.2,
    sleeve: 0,
    waist: 0,
    formality: 0,
    warmth: 0,
    print: 0.1,
    fabrics: ['cotton', 'linen'],
  },
  knobs: {
    peak: numberKnob('Peak length', [0.12, 0.2, 0.28], ''),
    band: numberKnob('Band height', [0.05, 0.1, 0.16], ''),
  },
  draft(figure, knobs) {
    const frame = openHat(figure)
    const { at } = frame
    const low = quadratic(at(-0.372, 0.21), at(0, 0.29), at(0.372, 0.21), 18)
    const high = quadratic(at(-0.374, 0.21 - knobs.band), at(0, 0.29 - knobs.band), at(0.374, 0.21 - knobs.band), 18)
    const band = makePiece('band', 'band', [joined(high, reversed(low))], {
      layer: 'head',
      order: 4,
      left: [high[0], low[0]],
      right: [high[18], low[18]],
      fullness: 0.5,
      lines: [
        topstitch(
          high.map(([x, y]) => [x, y + 0.014]),
          0.7,
        ),
      ],
    })
    if (figure.view === 'back') return [band]
    return [band, draftPeak(frame, { half: 0.3, line: 0.215, sag: 0.03, reach: knobs.peak })]
  },
})
