import { along, lengths, type Path, type Point, sure } from '@toile/geometry'
import type { Pattern } from '../pattern/pattern.ts'
import type { ClothMesh, ClothPart } from './clothMesh.ts'
import { meshPanel } from './meshPanel.ts'
import type { Panel, Sewn } from './panel.ts'
import { sewPanels } from './sewPanels.ts'
import { spreadPoints } from './spreadPoints.ts'
import { wrapSeams } from './wrapSeams.ts'

/** A garment in triangles: its mesh, pairs of corners that are sewn, and what it was meshed of with the corners along every run of its panels. */
export interface Meshed {
  mesh: ClothMesh
  seams: Uint32Array
  sewn: Sewn
  runCorners: readonly (readonly Uint32Array[])[]
}

/** Corners lie on so many places of a millimetre, so that straight edges along an axis are straight to the last bit. */
const grid = 1024

/** Cuts the panels of a pattern into triangles about as long as the spacing in millimetres; sewn edges have as many corners on both sides. */
export function meshPattern(pattern: Pattern, spacing: number): Meshed {
  const sewn = sewPanels(pattern)
  const { points, pairs, spacings } = spreadPoints(sewn, spacing)
  const parts: ClothPart[] = []
  const flat: number[] = []
  const triangles: number[] = []
  const runCorners = sewn.panels.map((panel, i) => {
    const places = sure(points[i])
    const { outline, firsts } = outlineAt(panel, places)
    const mesh = meshPanel(outline, sure(spacings[i]))
    const first = flat.length / 2
    parts.push({
      piece: panel.piece.id,
      mirrored: panel.mirrored,
      firstCorner: first,
      corners: mesh.corners.length,
      firstTriangle: triangles.length / 3,
      triangles: mesh.triangles.length / 3,
    })
    for (const corner of mesh.corners) flat.push(...corner)
    for (const corner of mesh.triangles) triangles.push(first + corner)
    return places.map((run, r) => Uint32Array.from(run, (_, k) => first + ((sure(firsts[r]) + k) % outline.length)))
  })
  const cornerOf = ({ panel, run, point }: (typeof pairs)[number][0]) => sure(sure(sure(runCorners[panel])[run])[point])
  const mesh = { flat: Float32Array.from(flat), triangles: Uint32Array.from(triangles), parts }
  const sewnCorners = pairs.map(([a, b]) => [cornerOf(a), cornerOf(b)])
  const seams = Uint32Array.from([...sewnCorners, ...wrapSeams(mesh, sewn)].flat())
  return { mesh, seams, sewn, runCorners }
}

/** The outline of a panel at its points, and where each run starts on it. */
function outlineAt({ runs }: Panel, places: readonly (readonly number[])[]) {
  const outline: Point[] = []
  const firsts = runs.map(({ path }, r) => {
    const first = outline.length
    outline.push(...placesOn(path, sure(places[r]).slice(0, -1)))
    return first
  })
  return { outline, firsts }
}

function placesOn(path: Path, places: readonly number[]): Point[] {
  const whole = sure(lengths(path).at(-1))
  return places.map((place) => {
    const [x, y] = along(path, place / whole)
    return [Math.round(x * grid) / grid, Math.round(y * grid) / grid]
  })
}
