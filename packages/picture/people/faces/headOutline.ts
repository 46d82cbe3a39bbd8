import type { Face } from '@toile/fashion/mannequins/faces/face.ts'
import type { Figure, Side } from '@toile/fashion/mannequins/figure.ts'
import { lerp, type Path, type Point, reversed, smooth, spline } from '@toile/geometry'

/** The outline of head and jaw; the far cheek of a turned head is narrower and dented at the eye. */
export function headOutline(figure: Figure, face: Face): Path {
  const yaw = figure.view === 'back' ? 0 : figure.headYaw
  const far = yaw > 0 ? 1 : -1
  const turned = Math.min(1, Math.abs(yaw) * 2.2)
  const sway = (y: number) => Math.sin(yaw) * 0.12 * smooth(0.58, 1, y)
  const side = (s: Side): Point[] =>
    halfOutline(face).map(([x, y]) => {
      const narrower = s === far ? 1 - 0.07 * turned * smooth(0.3, 0.75, y) : 1 + 0.02 * turned
      const dent = s === far ? -0.018 * turned * Math.exp(-(((y - 0.53) / 0.05) ** 2)) : 0
      return figure.head(s * (x * narrower + dent) + sway(y), y)
    })
  return spline([...side(1), ...reversed(side(-1).slice(1, -1))], true, 8)
}

/** The outline of the head from behind: the skull down to the nape, where the neck takes over. */
export function backOfHead(figure: Figure, { temple, cheek }: Face): Path {
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
  const side = (s: Side): Point[] => half.map(([x, y]) => figure.head(s * x, y))
  return spline([...side(1), ...reversed(side(-1).slice(1, -1))], true, 8)
}

const halfOutline = ({ temple, cheek, jaw, chin, chinDrop }: Face): Path => [
  [0, 0],
  [0.13, 0.035],
  [0.235, 0.12],
  [temple - 0.008, 0.26],
  [temple, 0.4],
  [cheek - 0.006, 0.5],
  [cheek - 0.012, 0.585],
  [lerp(cheek, jaw, 0.52), 0.68],
  [jaw, 0.785],
  [lerp(jaw, chin, 0.5), 0.885],
  [chin + 0.012, 0.955 + chinDrop],
  [chin * 0.55, 0.99 + chinDrop],
  [0, 1 + chinDrop],
]
