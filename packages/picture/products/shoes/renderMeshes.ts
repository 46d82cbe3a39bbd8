import { clamp } from '@toile/geometry'
import { eachCovered } from '../../raster/eachCovered.ts'
import type { Optics } from '../../raster/optics.ts'
import { cross, type Mesh, type Spot, unit } from './mesh.ts'

/** How shoes are looked at: turned and looked down on, in radians; pixels per head, and the pixel of a place on the floor. */
export interface Look {
  yaw: number
  pitch: number
  scale: number
  at: readonly [x: number, y: number]
}

/** Pixels of surfaces that are seen: their depth towards the viewer, height over the floor, slopes, colours and substances. */
export interface Rendered {
  left: number
  top: number
  width: number
  height: number
  depth: Float32Array
  up: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
  rgb: Uint8ClampedArray
  /** Place in `materials` from 1; 0 where nothing is. */
  material: Uint8Array
  materials: Optics[]
}

/** Steepest slope that is kept. */
const steep = 3.2
/** How bright polish shows the walls of a room, and what it is seen along. */
const [walls, grazing] = [0.085, 0.18]

/** Where a spot is seen: pixels, and heads towards the viewer. */
export function seenSpot([f, u, a]: Spot, { yaw, pitch, scale, at }: Look): Spot {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const right = f * s + a * c
  const near = f * c - a * s
  return [
    at[0] + right * scale,
    at[1] + (near * Math.sin(pitch) - u * Math.cos(pitch)) * scale,
    near * Math.cos(pitch) + u * Math.sin(pitch),
  ]
}

/** Renders surfaces by depth. */
export function renderMeshes(meshes: readonly Mesh[], look: Look): Rendered {
  const seen = meshes.map((mesh) => mesh.rows.map((row) => row.map((spot) => seenSpot(spot, look))))
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const rows of seen)
    for (const row of rows)
      for (const [x, y] of row) {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.top = Math.min(box.top, y)
        box.bottom = Math.max(box.bottom, y)
      }
  const [left, top] = [Math.floor(box.left) - 1, Math.floor(box.top) - 1]
  const [width, height] = [Math.ceil(box.right) - left + 2, Math.ceil(box.bottom) - top + 2]
  const count = width * height
  const out: Rendered = {
    left,
    top,
    width,
    height,
    depth: new Float32Array(count).fill(-Infinity),
    up: new Float32Array(count),
    slopeX: new Float32Array(count),
    slopeY: new Float32Array(count),
    rgb: new Uint8ClampedArray(count * 3),
    material: new Uint8Array(count),
    materials: [],
  }
  meshes.forEach((mesh, k) => renderMesh(out, mesh, seen[k] ?? [], look))
  return out
}

type Corner = readonly [
  x: number,
  y: number,
  z: number,
  up: number,
  nx: number,
  ny: number,
  nz: number,
  u: number,
  v: number,
]

function renderMesh(out: Rendered, mesh: Mesh, seen: readonly (readonly Spot[])[], look: Look): void {
  const { rows, closed, optics } = mesh
  const known = out.materials.indexOf(optics)
  const material = known < 0 ? out.materials.push(optics) : known + 1
  const normals = normalsOf(seen, look.scale, closed ?? false)
  const corner = (i: number, j: number): Corner | null => {
    const across = closed ? j % (rows[i]?.length ?? 1) : j
    const [at, spot, normal] = [seen[i]?.[across], rows[i]?.[across], normals[i]?.[across]]
    if (!at || !spot || !normal) return null
    const [u, v] = mesh.on?.[i]?.[across] ?? [0, 0]
    return [at[0] - out.left, at[1] - out.top, at[2] * look.scale, spot[1], ...normal, u, v]
  }
  for (let i = 0; i + 1 < rows.length; i++)
    for (let j = 0; j < (rows[i]?.length ?? 0) - (closed ? 0 : 1); j++) {
      const [a, b, c, d] = [corner(i, j), corner(i, j + 1), corner(i + 1, j), corner(i + 1, j + 1)]
      if (!a || !b || !c || !d) continue
      triangle(out, mesh, look.pitch, material, a, b, c)
      triangle(out, mesh, look.pitch, material, b, d, c)
    }
}

/** Normals at the corners of a grid as it is seen: to the right, down and towards the viewer. */
function normalsOf(seen: readonly (readonly Spot[])[], scale: number, closed: boolean): Spot[][] {
  return seen.map((row, i) =>
    row.map((_, j) => {
      const long = row.length
      const pick = (di: number, dj: number): Spot => {
        const line = seen[clamp(i + di, 0, seen.length - 1)] ?? row
        const [x, y, z] = line[closed ? (j + dj + long) % long : clamp(j + dj, 0, long - 1)] ?? [0, 0, 0]
        return [x, y, z * scale]
      }
      const [l, r, u, d] = [pick(0, -1), pick(0, 1), pick(-1, 0), pick(1, 0)]
      return unit(cross([r[0] - l[0], r[1] - l[1], r[2] - l[2]], [d[0] - u[0], d[1] - u[1], d[2] - u[2]]))
    }),
  )
}

function triangle(
  out: Rendered,
  { color, skin, hollow, polish = 0 }: Mesh,
  pitch: number,
  material: number,
  a: Corner,
  b: Corner,
  c: Corner,
): void {
  const region = { x: out.left, y: out.top, width: out.width, height: out.height }
  eachCovered(region, [placeOf(a), placeOf(b), placeOf(c)], 1e-4, (i, p, q, r) => {
    const z = a[2] * p + b[2] * q + c[2] * r
    if (z <= out.depth[i]!) return
    out.depth[i] = z
    out.up[i] = a[3] * p + b[3] * q + c[3] * r
    out.material[i] = material
    let nx = a[4] * p + b[4] * q + c[4] * r
    let ny = a[5] * p + b[5] * q + c[5] * r
    let nz = a[6] * p + b[6] * q + c[6] * r
    if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz]
    const least = Math.max(nz, Math.hypot(nx, ny) / steep, 1e-4)
    out.slopeX[i] = -nx / least
    out.slopeY[i] = -ny / least
    const j = i * 3
    // What stands upright mirrors the walls of a room, most where it turns away.
    const upright = -ny * Math.cos(pitch) + nz * Math.sin(pitch)
    const mirrored = polish * (walls * Math.exp(-(((upright - 0.12) / 0.34) ** 2)) + grazing * (1 - nz) ** 3)
    if (skin) {
      const u = clamp(Math.round((a[7] * p + b[7] * q + c[7] * r) * (skin.width - 1)), 0, skin.width - 1)
      const v = clamp(Math.round((a[8] * p + b[8] * q + c[8] * r) * (skin.height - 1)), 0, skin.height - 1)
      const from = (v * skin.width + u) * 4
      out.rgb[j] = skin.rgba[from]! + (255 - skin.rgba[from]!) * mirrored
      out.rgb[j + 1] = skin.rgba[from + 1]! + (255 - skin.rgba[from + 1]!) * mirrored
      out.rgb[j + 2] = skin.rgba[from + 2]! + (255 - skin.rgba[from + 2]!) * mirrored
    } else {
      const light = hollow === undefined ? 1 : 0.2 + 0.8 * Math.exp((Math.min(out.up[i]!, hollow) - hollow) / 0.16)
      out.rgb[j] = (color.r + (255 - color.r) * mirrored) * light
      out.rgb[j + 1] = (color.g + (255 - color.g) * mirrored) * light
      out.rgb[j + 2] = (color.b + (255 - color.b) * mirrored) * light
    }
  })
}

const placeOf = ([x, y]: Corner) => ({ x, y })
