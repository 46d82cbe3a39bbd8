import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintAnchor, paintGull, paintLighthouse, paintSailboat, paintWave } from './motifs/sea.ts'
import { placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint } from './print.ts'

/** Sailing: sloops, anchors and lighthouses among gulls and ripples. */
export const sailing = definePrint({
  id: 'sailing',
  label: 'Sailing boats',
  family: 'conversational',
  width: 190,
  height: 200,
  repeat: 'halfDrop',
  role: 'support',
  answers: { boat: 1, anchor: 1, nautical: 1, conversational: 0.8, wave: 0.5, bird: 0.3, fresh: 0.6, preppy: 0.4 },
  colorway: colorway('#f5f0e3', '#22375f', '#c8413b', '#fffdf5', '#d9a24a', '#8fb4c9'),
  colorways: [
    inColors('navy', 'Navy', '#20345a', '#e3d7bd', '#d1493f', '#f7f2e4', '#d9a24a', '#7ea6c4'),
    inColors('mist', 'Mist', '#cfe0e4', '#2f5870', '#e27c5a', '#fffaf0', '#e3b75f', '#7fa9b5'),
    inColors('coral', 'Coral', '#f08c73', '#2b3a5c', '#fff0dc', '#fffaf2', '#f6cf6b', '#f9c3b0'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.65, 1, 1.3]),
    boats: numberKnob('Boats', [0.3, 1, 1.6]),
    stripes: numberKnob('Striped sails', [0, 0.5, 1]),
    tilt: numberKnob('Tilt', [0, 1, 3]),
  },
  paint(tile, { density, size, boats, stripes, tilt }) {
    const [ground, navy, red, white, gold, sky] = tile.colors
    tile.ground(ground)
    const fleet = sow(tile, 8 * density * boats, 24 * size, [], 0.92)
    const marks = sow(tile, 9 * density, 18 * size, fleet, 0.9)
    const gulls = sow(tile, 10 * density, 10 * size, [...fleet, ...marks], 0.92)
    const ripples = sow(tile, 34 * density, 5 * size, [...fleet, ...marks, ...gulls], 0.95)
    strew(tile, 'ripples', ripples, 1.2, (surface, _chance, reach) => paintWave(surface, 0, reach * 0.95, sky))
    strew(tile, 'gulls', gulls, 1.4, (surface, chance, reach) =>
      placed(surface, { angle: chance.bell() * 0.2, size: reach / 11 }, () => paintGull(surface, sky, navy)),
    )
    strew(tile, 'marks', marks, 1.4, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.bell() * 0.16 * tilt, size: reach / (i % 3 === 2 ? 22 : 18) }, () => {
        if (i % 3 === 2) paintLighthouse(surface, white, red, gold, navy)
        else paintAnchor(surface, navy, gold)
      }),
    )
    strew(tile, 'fleet', fleet, 1.2, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.bell() * 0.07 * tilt, flip: i % 2 === 1, size: reach / 24 }, () =>
        paintSailboat(
          surface,
          i % 3 === 1 ? red : navy,
          white,
          i % 3 === 1 ? navy : i % 3 ? gold : red,
          chance.next() < stripes,
        ),
      ),
    )
  },
})
