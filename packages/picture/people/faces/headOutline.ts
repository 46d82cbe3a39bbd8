import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { lerp, type Path, type Point, reversed, smooth, spline } from '@toile/geometry'
import { headSize } from '../headSize.ts'

/** The outline of head and jaw; the far cheek of a turned head is narrower and dented at the eye. */
export function headOutline(figure: Figure, face: Face): Path {
  const yaw = figure.view === 'back' ? 0 : figure.headYaw
  const far = yaw > 0 ? 1 : -1
  const turned = Math.min(1, Math.abs(yaw) * 2.2)
  const size = headSize(figure)
  // The chin turns with the mouth above it.
  const sway = (y: number) => Math.sin(yaw) * 0.23 * smooth(0.52, 0.98, y)
  const side = (s: Side): Point[] =>
    halfOutline(face).map(([x, y]) => {
      const narrower =
        s === far ? 1 - (0.07 * smooth(0.3, 0.7, y) + 0.05 * smooth(0.62, 0.9, y)) * turned : 1 + 0.02 * turned
      const dent = s === far ? -0.018 * turned * Math.exp(-(((y - face.eye.y - 0.015) / 0.05) ** 2)) : 0
      // The near jaw shows its corner and stays over the neck.
      const corner = s === far ? 0 : 0.036 * turned * Math.exp(-(((y - 0.89) / 0.07) ** 2))
      const follows = s === far ? 1 : 1 - 0.85 * Math.min(1, x / 0.22)
      return figure.head(s * (x * narrower + dent + corner) * size + sway(y) * follows, y)
    })
  return spline([...side(1), ...reversed(side(-1).slice(1, -1))], true, 8)
}

/** The outline of the head from behind: the skull down to the nape, where the neck takes over. */
export function backOfHead(figure: Figure, { temple, cheek }: Face): Path {
  const size = headSize(figure)
  const half: Path = [
    [0, 0],
    [0.13, 0.03],
    [0.235, 0.11],
    [temple - 0.008, 0.25],
    [temple + 0.004, 0.4],
    [cheek - 0.004, 0.52],
    [cheek - 0.03, 0.66],
    [0.225, 0.79],
    [0.165, 0.88],
    [0.13, 0.95],
    [0, 0.99],
  ]
  const side = (s: Side): Point[] => half.map(([x, y]) => figure.head(s * x * size, y))
  return spline([...side(1), ...reversed(side(-1).slice(1, -1))], true, 8)
}

const halfOutline = ({ temple, cheek, jaw, chin, chinDrop, round, bones }: Face): Path => [
  [0, 0],
  [0.13, 0.033],
  [0.235, 0.117],
  [temple - 0.008, 0.255],
  [temple, 0.39],
  [cheek - 0.007, 0.5],
  [cheek - 0.008 + 0.006 * bones, 0.59],
  [lerp(cheek, jaw, 0.5) + 0.014 * round - 0.004 * bones, 0.69],
  [jaw + 0.008 * round, 0.79],
  [lerp(jaw, chin, 0.52) + 0.006 + 0.022 * round, 0.885 + chinDrop * 0.5],
  [chin + 0.014 + 0.012 * round, 0.95 + chinDrop],
  [chin * 0.58 + 0.008 * round, 0.988 + chinDrop],
  [0, 1 + chinDrop],
]
