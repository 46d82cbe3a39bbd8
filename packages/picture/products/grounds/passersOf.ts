import type { Chance } from '@toile/geometry'
import type { Glint } from './photograph.ts'

type Three = readonly [number, number, number]
/** Draws itself over what is seen in a direction, if it stands before it. */
type Passer = (right: number, down: number, away: number, into: Float64Array) => void

const coats: readonly Three[] = [
  [0.03, 0.035, 0.05],
  [0.2, 0.15, 0.1],
  [0.36, 0.33, 0.28],
  [0.07, 0.06, 0.055],
  [0.05, 0.08, 0.13],
  [0.1, 0.1, 0.1],
]
const lamps: readonly Three[] = [
  [1, 0.5, 0.14],
  [1, 0.66, 0.3],
  [1, 0.82, 0.55],
]

/** The height of the eye, how far away it is sharp, how far the street is turned, and from its middle to its houses. */
interface Seen {
  eye: number
  far: number
  turned: number
  half: number
}

/** Who and what else is in a street: people far behind, lamps on the walls and a string of lights across. */
export function passersOf(chance: Chance, { eye, far, turned, half }: Seen): { glints: Glint[]; passers: Passer[] } {
  const glints: Glint[] = []
  const passers: Passer[] = []
  const lamp = (x: number, up: number, away: number, strong: number, color = chance.pick(lamps)) =>
    glints.push({
      right: x / away - turned,
      down: (eye - up) / away,
      far: away,
      color: [color[0] * strong, color[1] * strong, color[2] * strong],
    })
  for (let k = 0; k < 44; k++) {
    const away = far * chance.between(3, 13)
    lamp(
      (chance.happens(0.5) ? 1 : -1) * (half - chance.between(100, 1400)),
      chance.between(1500, 4200),
      away,
      10 + 60 * chance.next() ** 3,
    )
  }
  for (const [away, sag] of [
    [far * 5.2, 900],
    [far * 9.5, 700],
  ] as const)
    for (let k = 0; k <= 16; k++) {
      const share = (k / 16) * 2 - 1
      lamp(share * (half - 200), 4700 - sag * (1 - share * share), away, 30, lamps[1])
    }
  const count = chance.whole(4, 6)
  for (let k = 0; k < count; k++) {
    const away = Math.max(far * chance.between(4, 10), 11_000)
    passers.push(
      personAt(
        (chance.happens(0.5) ? 1 : -1) * chance.between(500, 2600),
        away,
        chance.pick(coats),
        chance.pick(coats),
        eye,
        turned,
      ),
    )
  }
  return { glints, passers: passers.reverse() }
}

function personAt(x: number, far: number, coat: Three, legs: Three, eye: number, turned: number): Passer {
  return (right, down, away, into) => {
    if (far > away) return
    const off = Math.abs((right + turned) * far - x)
    if (off > 320) return
    const up = eye - down * far
    if (up < 0 || up > 1760) return
    // A head, shoulders that slope, a coat that hangs, and two legs in a step.
    const wide = up > 1500 ? 88 : up > 1380 ? 88 + (1500 - up) * 1.1 : up > 800 ? 215 - Math.abs(up - 1150) * 0.12 : 150
    if (off > wide || (up < 640 && off < 10 + (640 - up) * 0.08)) return
    const color = up > 1500 ? ([0.3, 0.2, 0.15] as const) : up > 700 ? coat : legs
    into[0] = color[0] * 0.9 + 0.05
    into[1] = color[1] * 0.9 + 0.05
    into[2] = color[2] * 0.9 + 0.05
    into[3] = far
  }
}
