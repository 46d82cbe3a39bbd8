import { sure } from '@toile/geometry'
import { seamlessNormals } from './seamlessNormals.ts'
import type { HungCloth, PieceLook, PrintOnPiece, RoundGarment } from './roundGarment.ts'

/** A surface with a name and a look: metres, unit normals, and places in the repeat of its print, whose v runs up. */
export interface RoundPart {
  name: string
  look: PieceLook
  positions: Float32Array
  normals: Float32Array
  places: Float32Array | null
  triangles: Uint32Array
}

/** The skin of a dress form. */
const form: PieceLook = { name: 'Body', color: { r: 214, g: 206, b: 196 }, roughness: 0.9 }

/** The pieces of a garment in space, layer by layer, and the body last. */
export function roundParts({ hung, body, looks, plain }: RoundGarment): RoundPart[] {
  const parts = hung.flatMap((cloth, layer) => {
    const normals = seamlessNormals(cloth.positions, cloth.mesh.triangles)
    return cloth.mesh.parts.map((part): RoundPart => {
      const look = looks[part.piece] ?? plain
      const named = `${looks[part.piece]?.name ?? part.piece}${part.mirrored ? ' (left)' : ''}`
      const [first, last] = [part.firstCorner, part.firstCorner + part.corners]
      const [from, to] = [3 * part.firstTriangle, 3 * (part.firstTriangle + part.triangles)]
      return {
        name: hung.length > 1 ? `${layer + 1} ${named}` : named,
        look,
        positions: inMetres(cloth.positions.subarray(3 * first, 3 * last)),
        normals: normals.slice(3 * first, 3 * last),
        places: look.print ? placesOf(cloth, first, last, look.print) : null,
        triangles: cloth.mesh.triangles.slice(from, to).map((corner) => corner - first),
      }
    })
  })
  if (!body) return parts
  const { positions, normals, triangles } = body
  return [...parts, { name: form.name, look: form, positions: inMetres(positions), normals, places: null, triangles }]
}

const inMetres = (positions: Float32Array) => positions.map((value) => value / 1000)

/** Where corners lie in the repeat of a print, in repeats. */
function placesOf({ mesh }: HungCloth, first: number, last: number, print: PrintOnPiece): Float32Array {
  const turn = (-print.degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const places = new Float32Array(2 * (last - first))
  for (let corner = first; corner < last; corner++) {
    const x = sure(mesh.flat[2 * corner]) - print.x
    const y = sure(mesh.flat[2 * corner + 1]) - print.y
    places[2 * (corner - first)] = (cos * x - sin * y) / print.width
    places[2 * (corner - first) + 1] = (sin * x + cos * y) / print.height
  }
  return places
}
