import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { lerp, readTable, smooth, type Table } from '@toile/geometry'

/** A head as sections at heights from the crown: half width, and how far its middle, its cheek and the edge of its jaw stand before the ear. */
export interface Profile {
  /** Where the chin ends. */
  bottom: number
  half(y: number): number
  front(y: number): number
  cheek(y: number): number
  jaw(y: number): number
  /** The same line where it is seen from the side: the corner of the jaw lies low, and from it the chin is reached nearly level. */
  jawAside(y: number): number
}

/** How much of a drawn half width the skin takes: the ears stand on the rest. */
const breadth = { woman: 0.945, man: 0.955, child: 0.97 } as const

/** Where a jaw leaves the ear and comes forward to the chin; a strong one keeps its corner low. */
const jawLines: Record<Face['kind'], Table> = {
  woman: [
    [0.3, -0.02],
    [0.62, -0.05],
    [0.7, -0.042],
    [0.77, 0.004],
    [0.825, 0.082],
    [0.885, 0.185],
    [0.95, 0.27],
    [1, 0.31],
  ],
  man: [
    [0.3, -0.02],
    [0.62, -0.05],
    [0.71, -0.055],
    [0.785, -0.035],
    [0.835, 0.045],
    [0.885, 0.155],
    [0.95, 0.262],
    [1, 0.31],
  ],
  child: [
    [0.3, -0.02],
    [0.62, -0.04],
    [0.7, -0.038],
    [0.77, -0.01],
    [0.83, 0.032],
    [0.885, 0.112],
    [0.95, 0.222],
    [1, 0.3],
  ],
}

const jawAsideLines: Record<Face['kind'], Table> = {
  woman: [
    [0.3, -0.01],
    [0.62, -0.04],
    [0.74, -0.036],
    [0.8, -0.01],
    [0.85, 0.04],
    [0.895, 0.12],
    [0.935, 0.21],
    [0.97, 0.28],
    [1, 0.31],
  ],
  man: [
    [0.3, -0.01],
    [0.62, -0.04],
    [0.76, -0.045],
    [0.82, -0.025],
    [0.865, 0.025],
    [0.905, 0.11],
    [0.94, 0.2],
    [0.97, 0.275],
    [1, 0.31],
  ],
  child: [
    [0.3, -0.01],
    [0.62, -0.035],
    [0.74, -0.025],
    [0.8, 0.005],
    [0.85, 0.05],
    [0.895, 0.12],
    [0.935, 0.2],
    [0.97, 0.27],
    [1, 0.3],
  ],
}

/** The cheek runs further back than the edge of the jaw. */
const cheekLine: Table = [
  [0.1, 0],
  [0.3, -0.02],
  [0.62, -0.05],
  [0.72, -0.02],
  [0.82, 0.02],
  [0.9, 0.1],
  [0.96, 0.18],
  [1, 0.24],
]

/** The depth table of a face's profile and its half widths, from the face's own row. */
export function profileOf(face: Face): Profile {
  const widths = halvesOf(face)
  const fronts = frontsOf(face)
  const bottom = 1 + face.chinDrop
  // The tables end at a chin of no drop.
  const level = (y: number) => (y > 0.85 ? 0.85 + ((y - 0.85) * 0.15) / (bottom - 0.85) : y)
  const squared = face.kind === 'child' ? 0 : face.kind === 'man' ? 0.07 : 0.03
  return {
    bottom,
    half: (y) => Math.max(0, readTable(widths, y)) * breadth[face.kind] * (1 + squared * smooth(0.84, 0.94, y)),
    front: (y) => readTable(fronts, level(y)),
    cheek: (y) => readTable(cheekLine, level(y)),
    jaw: (y) => readTable(jawLines[face.kind], level(y)),
    jawAside: (y) => readTable(jawAsideLines[face.kind], level(y)),
  }
}

const halvesOf = ({ temple, cheek, jaw, chin, chinDrop, round, bones }: Face): Table => [
  [0, 0],
  [0.033, 0.13],
  [0.117, 0.235],
  [0.255, temple - 0.008],
  [0.39, temple],
  [0.5, cheek - 0.006],
  [0.59, cheek - 0.006 + 0.006 * bones],
  [0.69, lerp(cheek, jaw, 0.5) + 0.012 * round - 0.006 * bones],
  [0.79, jaw + 0.006 * round],
  [0.885 + chinDrop * 0.5, lerp(jaw, chin, 0.52) + 0.006 + 0.02 * round],
  [0.95 + chinDrop, chin + 0.012 + 0.01 * round],
  [0.988 + chinDrop, chin * 0.56 + 0.006 * round],
  [1 + chinDrop, 0],
]

function frontsOf({ kind, bones, nose }: Face): Table {
  const child = kind === 'child'
  const brow = (child ? 0.367 : kind === 'man' ? 0.379 : 0.372) + 0.004 * bones
  const root = (child ? 0.353 : 0.342) + 0.01 * nose.bridge
  const chin = child ? 0.352 : kind === 'man' ? 0.376 : 0.366
  return [
    [0, 0.02],
    [0.06, 0.18],
    [0.14, 0.262],
    [0.25, 0.318],
    [0.36, child ? 0.358 : 0.352],
    [0.45, brow],
    [0.51, root],
    [0.58, 0.352],
    [0.66, 0.36],
    [0.735, 0.368],
    [0.79, 0.382],
    [0.83, 0.376],
    [0.865, 0.352],
    [0.93, chin],
    [0.975, chin - 0.018],
    [1, 0.31],
  ]
}
