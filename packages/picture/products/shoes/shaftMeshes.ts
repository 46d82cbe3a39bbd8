import type { Color } from '@toile/craft/colors/color.ts'
import { lerp, readTable, smooth, type Table } from '@toile/geometry'
import type { ShaftCut } from '../../people/round/shoes/shoeCut.ts'
import type { Optics } from '../../raster/optics.ts'
import type { Mesh, Skin, Spot } from './mesh.ts'
import type { ShoeSpace } from './shoeSpace.ts'

/** Rings of a leg over the sole: how high, where its middle lies forward of the ankle, half its length and width; below they run out into the foot. */
const rings: Table = [
  [0.1, 0.1, 0.33, 0.1],
  [0.185, 0.045, 0.262, 0.104],
  [0.25, 0.004, 0.21, 0.106],
  [0.31, -0.012, 0.172, 0.106],
  [0.37, -0.02, 0.142, 0.106],
  [0.5, -0.024, 0.126, 0.106],
  [0.75, -0.026, 0.13, 0.116],
  [1.05, -0.036, 0.158, 0.146],
  [1.4, -0.05, 0.184, 0.172],
  [1.75, -0.046, 0.176, 0.168],
  [2.2, -0.03, 0.168, 0.162],
]
const around = 36
/** Heads of a lower leg from its knee to its ankle, and how high the ankle lies over the sole. */
const [lower, ankle] = [1.94, 0.33]

/** How high a shaft ends over the sole. */
export const shaftTop = ({ end }: ShaftCut): number => ankle + (2 - end) * lower

/** A place round a shaft: an angle from its front, so high, standing off the leg. */
export function onShaft(space: ShoeSpace, cut: ShaftCut, angle: number, up: number, off = 0): Spot {
  const [middle, long, wide] = [1, 2, 3].map((column) => readTable(rings, up, column))
  const top = shaftTop(cut)
  const loose =
    up < 0.3 ? 0.014 : lerp(cut.loose ?? 0.016, cut.slack, Math.min(1, (up - 0.3) / Math.max(0.05, top - 0.3)))
  const sag =
    cut.creased && up < 0.75
      ? 0.008 * Math.sin(up * 46 + Math.cos(angle) * 1.6) * Math.exp(-(((up - 0.45) / 0.14) ** 2))
      : 0
  const grow = loose + off + sag
  const forward = (middle ?? 0) + Math.cos(angle) * ((long ?? 0) + grow)
  const [at] = space.spot(forward, up, 0)
  // The foot follows the sole; the leg stands over the heel.
  const raised = lerp(space.raise(forward), space.raise(-0.05), smooth(0.2, 0.45, up))
  return [at, up + space.cut.sole + raised, -space.inward * Math.sin(angle) * ((wide ?? 0) + grow)]
}

/** A boot's shaft, its lining and the edge between them. */
export function shaftMeshes(
  space: ShoeSpace,
  cut: ShaftCut,
  { skin, upper, lining, optics, inside }: { skin: Skin; upper: Color; lining: Color; optics: Optics; inside: Optics },
): Mesh[] {
  const top = shaftTop(cut)
  const edge = (angle: number) => top - (cut.dip ?? 0) * Math.cos(angle) ** 2
  const angles = Array.from({ length: around + 1 }, (_, k) => (k / around) * 2 * Math.PI - Math.PI)
  const rows = Array.from({ length: 40 }, (_, i) => i / 39)
  const high = (angle: number, share: number) => lerp(0.1, edge(angle), share)
  const rim = [
    [0, 0],
    [0.006, -0.004],
    [0.004, -0.012],
    [-0.004, -0.016],
  ] as const
  return [
    {
      rows: rows.map((share) => angles.map((angle) => onShaft(space, cut, angle, high(angle, share)))),
      color: upper,
      optics,
      skin,
      on: rows.map((share) => angles.map((angle) => [(angle + Math.PI) / (2 * Math.PI), share] as const)),
    },
    {
      rows: rows.map((share) => angles.map((angle) => onShaft(space, cut, angle, high(angle, share) - 0.004, -0.016))),
      color: lining,
      optics: inside,
    },
    {
      rows: rim.map(([up, off]) => angles.map((angle) => onShaft(space, cut, angle, edge(angle) + up, off))),
      color: upper,
      optics,
    },
  ]
}
