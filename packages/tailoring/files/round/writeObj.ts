import { asciiText } from '../asciiText.ts'
import type { RoundGarment } from './roundGarment.ts'
import { type RoundPart, roundParts } from './roundParts.ts'

/** A garment in space as an OBJ and its MTL (Wavefront): metres, y up, its front to +z; an object for each piece. Pictures are files of their names beside it. */
export function writeObj(garment: RoundGarment, mtlName: string): { obj: string; mtl: string } {
  const parts = roundParts(garment)
  const looks = [...new Set(parts.map(({ look }) => look))]
  const nameOf = (index: number) => `cloth${index + 1}`
  const lines = [`mtllib ${mtlName}`]
  let [corners, places] = [0, 0]
  for (const part of parts) {
    lines.push(`o ${asciiText(part.name, 'piece', 40).replaceAll(' ', '_')}`, ...vectorsOf(part))
    lines.push(`usemtl ${nameOf(looks.indexOf(part.look))}`, ...facesOf(part, corners, places))
    corners += part.positions.length / 3
    places += (part.places?.length ?? 0) / 2
  }
  const mtl = looks.flatMap(({ color, roughness, print }, i) => [
    `newmtl ${nameOf(i)}`,
    `Kd ${print ? '1 1 1' : [color.r, color.g, color.b].map((part) => (part / 255).toFixed(4)).join(' ')}`,
    'Ks 0 0 0',
    `Pr ${roughness}`,
    ...(print ? [`map_Kd ${garment.pictures[print.picture]?.name ?? ''}`] : []),
  ])
  return { obj: `${lines.join('\n')}\n`, mtl: `${mtl.join('\n')}\n` }
}

function* rows(name: string, values: Float32Array, size: number): Generator<string> {
  for (let i = 0; i < values.length; i += size)
    yield `${name} ${Array.from(values.subarray(i, i + size), (value) => value.toFixed(5)).join(' ')}`
}

const vectorsOf = ({ positions, normals, places }: RoundPart): string[] => [
  ...rows('v', positions, 3),
  ...(places ? rows('vt', places, 2) : []),
  ...rows('vn', normals, 3),
]

/** Triangles by the numbers of their corners, which count from one through the whole file. */
function facesOf({ triangles, places }: RoundPart, corners: number, textures: number): string[] {
  const named = Array.from(triangles, (corner) => {
    const at = corner + corners + 1
    return places ? `${at}/${corner + textures + 1}/${at}` : `${at}//${at}`
  })
  return Array.from({ length: triangles.length / 3 }, (_, i) => `f ${named.slice(3 * i, 3 * i + 3).join(' ')}`)
}
