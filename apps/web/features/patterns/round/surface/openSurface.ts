import { sure } from '@toile/geometry'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import type { HungFrame } from '../draping/drapeSaid.ts'
import { finerLevel, type Level, sewnLevel } from './levels.ts'
import { openRounded, round } from './rounded.ts'
import { spread } from './refine.ts'

/** Cloth as it is drawn: numbers per corner of what is drawn, in millimetres. */
export interface DrawnCloth extends Pick<Level, 'triangles' | 'flat' | 'edges' | 'part' | 'placeOf'> {
  positions: Float32Array
  normals: Float32Array
  /** How deep it lies in a fold, how far it is stretched, as a share, and how far it stands off the body. */
  read: Float32Array
}

/** Cloth that moves, smooth over its seams. */
export interface Surface {
  readonly drawn: DrawnCloth
  /** Takes where the cloth hangs now; says whether what is drawn has other corners than before. */
  take(frame: HungFrame): boolean
  /** Draws it so many times finer than it is computed; says whether that changed anything. */
  refine(times: number): boolean
}

/** Opens a cloth that lies nowhere yet. */
export function openSurface(mesh: ClothMesh): Surface {
  let levels = [
    sewnLevel(
      mesh,
      Uint32Array.from({ length: mesh.flat.length / 2 }, (_, i) => i),
    ),
  ]
  let times = 0
  let last: HungFrame | null = null
  let now = openLaying(mesh, levels)
  const open = () => {
    while (levels.length <= times) levels.push(finerLevel(sure(levels.at(-1))))
    now = openLaying(mesh, levels.slice(0, times + 1))
  }

  return {
    get drawn() {
      return now.drawn
    },
    take(frame) {
      last = frame
      const { welded } = frame
      if (welded) {
        levels = [sewnLevel(mesh, welded)]
        open()
      }
      now.lay(frame)
      return welded !== null
    },
    refine(wanted) {
      if (wanted === times) return false
      times = wanted
      open()
      if (last) now.lay(last)
      return true
    },
  }
}

/** Lays cloth where it hangs, as the last of some levels. */
function openLaying(mesh: ClothMesh, levels: readonly Level[]) {
  const coarse = sure(levels[0])
  const fine = sure(levels.at(-1))
  const places = levels.map((level) => ({
    at: new Float32Array(level.places * 3),
    read: new Float32Array(level.places * 2),
  }))
  const rounded = openRounded(fine.places)
  const corners = fine.placeOf.length
  const drawn: DrawnCloth = {
    ...fine,
    positions: new Float32Array(corners * 3),
    normals: new Float32Array(corners * 3),
    read: new Float32Array(corners * 3),
  }
  const counts = trianglesAt(mesh.triangles, coarse)

  function lay(frame: HungFrame): void {
    const first = sure(places[0])
    for (let i = 0; i < coarse.placeOf.length; i++) {
      const place = coarse.placeOf[i]!
      for (let k = 0; k < 3; k++) first.at[3 * place + k] = frame.positions[3 * i + k]!
      first.read[2 * place + 1] = frame.gaps[i]!
    }
    strainsAt(mesh.triangles, coarse, counts, frame.strain, first.read)
    for (let i = 1; i < levels.length; i++) {
      const { shares } = sure(levels[i])
      const [from, to] = [sure(places[i - 1]), sure(places[i])]
      if (!shares) continue
      spread(shares, from.at, 3, to.at)
      spread(shares, from.read, 2, to.read)
    }
    const { at, read } = sure(places.at(-1))
    round(rounded, at, fine.whole)
    for (let i = 0; i < corners; i++) {
      const place = fine.placeOf[i]!
      for (let k = 0; k < 3; k++) {
        drawn.positions[3 * i + k] = at[3 * place + k]!
        drawn.normals[3 * i + k] = rounded.normals[3 * place + k]!
      }
      drawn.read[3 * i] = rounded.folds[place]!
      drawn.read[3 * i + 1] = read[2 * place]!
      drawn.read[3 * i + 2] = read[2 * place + 1]!
    }
  }
  return { drawn, lay }
}

/** How many triangles meet at each place. */
function trianglesAt(triangles: Uint32Array, { placeOf, places }: Level): Float32Array {
  const counts = new Float32Array(places)
  for (const corner of triangles) counts[placeOf[corner]!]! += 1
  return counts
}

/** The stretch at a place is the mean of that of the triangles that meet there. */
function strainsAt(
  triangles: Uint32Array,
  { placeOf, places }: Level,
  counts: Float32Array,
  strain: Float32Array,
  into: Float32Array,
): void {
  for (let i = 0; i < places; i++) into[2 * i] = 0
  for (let t = 0; t < triangles.length; t++) {
    const place = placeOf[triangles[t]!]!
    into[2 * place]! += strain[Math.floor(t / 3)]! / counts[place]!
  }
}
