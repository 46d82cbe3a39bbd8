import { type Point, smooth } from '@toile/geometry'
import { mixColors, shade } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint, type PrintTile } from './print.ts'

/** Giraffe: ragged patches that fit each other like dried earth, pale lanes between. */
export const giraffe = definePrint({
  id: 'giraffe',
  label: 'Giraffe',
  family: 'animal',
  width: 200,
  height: 220,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { animal: 0.8, natural: 0.5, mosaic: 0.3, seventies: 0.3, playful: 0.3, bold: 0.3 },
  colorway: colorway('#eddcb6', '#a9682f', '#74421d'),
  colorways: [
    inColors('night', 'Night', '#c9b48b', '#3c3128', '#1f1914'),
    inColors('sage', 'Sage', '#eef0df', '#93a580', '#5d7350'),
    inColors('rose', 'Rose', '#f8e6df', '#d58d86', '#a8565c'),
  ],
  knobs: {
    patches: numberKnob('Patches', [4, 6, 10], '', 2),
    lanes: numberKnob('Gaps', [0.4, 1, 2]),
    ragged: numberKnob('Ragged edge', [0, 1, 2]),
    hearts: numberKnob('Dark hearts', [0, 0.8, 1]),
    jitter: numberKnob('Irregularity', [0.1, 0.75, 1]),
  },
  paint(tile, { patches, lanes, ragged, hearts, jitter }) {
    const [lane, patch, heart] = tile.colors
    const nearest = openCells(tile, 2 * Math.round(patches / 2), jitter)
    const wander = openField(tile.chance, patches * 2, patches * 2, 2)
    const rough = openField(tile.chance, patches * 8, patches * 8, 2)
    const hair = openField(tile.chance, 90, 60)
    const fine = 1.4 / (tile.width * tile.pixels)
    tile.texels((u, v) => {
      const x = u + wander(u, v) * 0.018
      const y = v + wander(v + 0.37, u) * 0.018
      const [gap, middle] = nearest(x, y)
      const inside = gap * patches - 0.1 * lanes + rough(u, v) * 0.055 * ragged
      const body = mixColors(patch, heart, hearts * smooth(0.62, 0.1, middle * patches + hair(u, v) * 0.22))
      const coat = shade(body, Math.max(0, hair(u, v)) * 0.08)
      return mixColors(lane, coat, smooth(-0.012 - fine * patches, 0.03 + fine * patches, inside))
    }, 1)
  },
})

/** For a place: how much farther the second site is than the first, and how far the first one is, on a wrapped, shaken grid of sites. */
function openCells(tile: PrintTile, count: number, jitter: number): (u: number, v: number) => [number, number] {
  const chance = tile.chance.branch('cells')
  const sites = Array.from({ length: count * count }, (_, i): Point => {
    const [column, row] = [i % count, Math.floor(i / count)]
    const shift = () => (chance.next() - 0.5) * jitter
    return [(column + 0.5 + (row % 2) * 0.5 + shift()) / count, (row + 0.5 + shift()) / count]
  })
  return (u, v) => {
    let [first, second] = [Infinity, Infinity]
    for (const [x, y] of sites) {
      const across = u - x - Math.round(u - x)
      const down = v - y - Math.round(v - y)
      const apart = across * across + down * down
      if (apart < first) {
        second = first
        first = apart
      } else if (apart < second) second = apart
    }
    return [Math.sqrt(second) - Math.sqrt(first), Math.sqrt(first)]
  }
}
