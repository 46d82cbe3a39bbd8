import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, dense, type Path, type Point, partWhere, reachByRow, reversed } from '@toile/geometry'
import type { Dressed } from '../dressed.ts'
import { onFigure } from '../traced/worn/lattice.ts'

const pieces = (dressed: readonly Dressed[]): Piece[] =>
  dressed.flatMap((one) => (one.kind === 'drafted' ? [...one.pieces] : []))

/** A body in space with its garments as they were carried and as they were drafted. */
interface Sleeved {
  posed: Posed
  dressed: readonly Dressed[]
  flat: readonly Dressed[]
}

/** How far above a sleeve's end an arm begins that shows below it, along the arm. */
const overlap = 0.22

/** From where down an arm is drawn, 0 at the shoulder: above the end of the longest sleeve on it as it was drafted, for what is under cloth would stand out beside it; on a folded arm a place could lie on either half. */
export function armFrom({ posed, dressed, flat }: Sleeved, index: 0 | 1, bare: number): number {
  const { ruler } = posed.arms[index]
  const sleeves = pieces(flat).filter((piece) => piece.role === 'sleeve' && hangsOn(piece).side === index)
  const ends = [
    ...sleeves.flatMap(({ outlines }) => outlines.flat().map((point) => posed.blockArms[index].where(point).t)),
    ...tracedCuffs(dressed, index).map((cuff) => ruler.where(cuff).t),
  ]
  return ends.length ? clamp(Math.max(...ends) - overlap, bare, 1.86) : bare
}

/** Whether an arm is in a sleeve. */
export const isSleeved = (dressed: readonly Dressed[], index: 0 | 1): boolean =>
  tracedCuffs(dressed, index).length > 0 ||
  pieces(dressed).some((piece) => piece.role === 'sleeve' && hangsOn(piece).side === index)

/** Where down an arm its inner edge comes out of an armhole, how steeply the armhole rises from there, how far from the arm's root it may reach, and how far down the wrist must hang, in heads. */
const armhole = { at: 0.36, rises: 1.6, aside: 0.5, wrist: 0.3 } as const

/** From how many degrees of turn on the near arm lies before the whole of its armhole. */
const before = 62
const isAside = ({ facing }: Posed): boolean => Math.abs(Math.abs(facing) - 90) < 90 - before

/** What of a sleeveless bodice lies over an arm that is drawn after it: a hanging arm comes out of its armhole and does not cut into it; the far one hangs behind the trunk down to its hand, unless it is laid before it. */
export function armholeOver({ posed, dressed }: Pick<Sleeved, 'posed' | 'dressed'>, index: 0 | 1): Path[] {
  const own = pieces(dressed)
  const { flat, ruler } = posed.arms[index]
  const [root, elbow, wrist] = flat
  const out = index ? 1 : -1
  const inner = [1, -1]
    .map((u) => ruler.limb.edge(armhole.at, u))
    .reduce((one, other) => (one[0] * out < other[0] * out ? one : other))
  if (isSleeved(dressed, index) || (index === posed.near && isAside(posed))) return []
  if (elbow[1] < inner[1] || wrist[1] < inner[1] + armhole.wrist) return []
  const isFar = index !== posed.near && !posed.gesture.arms[index].over
  // Measures that are positive where cloth lies over the arm.
  const inside: ((place: Point) => number)[] = [
    ([x]) => armhole.aside - (x - root[0]),
    ([x]) => armhole.aside + (x - root[0]),
    ...(isFar
      ? [([, y]: Point) => wrist[1] - armhole.wrist - y]
      : [([, y]: Point) => inner[1] - y, ([x, y]: Point) => inner[1] - armhole.rises * (x - inner[0]) * out - y]),
  ]
  return own
    .filter(({ role, layer, onTop }) => layer === 'front' && !onTop && (role === 'bodice' || role === 'front'))
    .flatMap(({ outlines }) =>
      outlines.flatMap((outline) => {
        const over = inside.reduce<Path>(partWhere, outline)
        return over.length > 2 ? [over] : []
      }),
    )
}

/** Where the sleeves of traced sketches end on an arm. */
const tracedCuffs = (dressed: readonly Dressed[], index: 0 | 1): Point[] =>
  dressed.flatMap((one) => {
    const cuff = one.kind === 'traced' ? one.traced.anchors[index ? 'cuffRight' : 'cuffLeft'] : undefined
    return one.kind === 'traced' && one.inSpace && cuff ? [onFigure(one.inSpace.lattice, cuff)] : []
  })

/** How high the rows are in which a skirt's sides are looked up, in heads; and how far to its sides nothing of a leg is seen. */
const row = 0.06
const aside = 4
/** A piece is a skirt that reaches this far below the crotch. */
const below = 0.3
/** How high the waves of a hem are. */
const wavy = 0.42

/** What lies beside a skirt or dress, where nothing of a leg may be seen: from the hip to where its hem begins, on both sides; a slit is within. */
export function besideSkirt({ build }: Posed, dressed: readonly Dressed[]): Path[] {
  const skirts = pieces(dressed).filter(
    ({ role, layer, outlines }) =>
      layer === 'front' &&
      (role === 'skirt' || role === 'bodice') &&
      outlines.flat().some(([, y]) => y > build.levels.crotch + below),
  )
  const points = skirts.flatMap(({ outlines }) =>
    outlines.flatMap((outline) => dense([...outline, outline[0]], row * 0.7)),
  )
  const rows = reachByRow(points, row)
  const sides = [...rows].toSorted(([a], [b]) => a - b).filter(([at]) => at * row > build.levels.highHip)
  const hem = hemOf(sides.map(([at, [left, right]]) => [at * row, right - left]))
  const kept = sides.filter(([at]) => at * row < hem)
  if (kept.length < 2) return []
  // Between the waves of a hem the legs are seen, so that its sides run on as they were above them.
  const waves = (at: number) =>
    kept.filter(([other]) => other <= at && other > at - (at * row > hem - wavy ? wavy / row : 1))
  const edge = (k: 0 | 1): Point[] =>
    kept.map(([at]) => {
      const xs = waves(at).map(([, ends]) => ends[k])
      return [k ? Math.max(...xs) : Math.min(...xs), at * row]
    })
  return ([0, 1] as const).map((k) => {
    const inner = edge(k)
    const out = k ? aside : -aside
    return [...inner, ...reversed(inner).map(([, y]): Point => [out, y])]
  })
}

/** Where the hem begins: above it a skirt has both of its sides. */
function hemOf(rows: readonly (readonly [y: number, wide: number])[]): number {
  const widest = Math.max(0, ...rows.map(([, wide]) => wide))
  const whole = rows.filter(([, wide]) => wide > widest * 0.6)
  return whole.at(-1)?.[0] ?? 0
}

/** Whether what is worn dresses the trunk, and the legs. */
export function wornOn({ build }: Posed, dressed: readonly Dressed[]): { trunk: boolean; legs: boolean } {
  const garments = dressed.filter((one) => one.kind === 'traced' || one.garment.slot !== 'accessory')
  const slots = garments.map((one) => (one.kind === 'traced' ? one.traced.slot : one.garment.slot))
  const reaches = pieces(garments).some(({ outlines }) =>
    outlines.flat().some(([, y]) => y > build.levels.crotch + below),
  )
  return {
    trunk: slots.some((slot) => slot !== 'bottom'),
    legs: slots.some((slot) => slot === 'bottom' || slot === 'whole') || reaches,
  }
}
