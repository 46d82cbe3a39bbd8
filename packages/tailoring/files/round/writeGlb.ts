import { uncoded } from '@toile/craft/colors/uncoded.ts'
import { sure } from '@toile/geometry'
import { type GlbBinary, openBinary } from './glbBinary.ts'
import type { PieceLook, RoundGarment } from './roundGarment.ts'
import { type RoundPart, roundParts } from './roundParts.ts'

/** A garment in space as a GLB (glTF 2.0, Khronos): metres, y up, its front to +z; a node for each piece with its material, prints in true scale, and the body last. */
export function writeGlb(garment: RoundGarment): Uint8Array {
  const binary = openBinary()
  const parts = roundParts(garment)
  const looks = [...new Set(parts.map(({ look }) => look))]
  const meshes = parts.map((part) => meshOf(part, looks.indexOf(part.look), binary))
  const printed = [...new Set(looks.flatMap(({ print }) => print?.picture ?? []))]
  const kept = printed.map((picture) => sure(garment.pictures[picture]))
  const nodes = parts.map(({ name }, mesh) => ({ name, mesh }))
  const root = { name: garment.name, children: nodes.map((_, i) => i) }
  return binary.close({
    asset: { version: '2.0', generator: 'Toile' },
    scene: 0,
    scenes: [{ nodes: [nodes.length] }],
    nodes: [...nodes, root],
    meshes,
    materials: looks.map((look) => materialOf(look, printed)),
    ...(kept.length > 0 && {
      samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 }],
      images: kept.map(({ name, mime, bytes }) => ({ name, mimeType: mime, bufferView: binary.view(bytes) })),
      textures: kept.map((_, source) => ({ sampler: 0, source })),
    }),
  })
}

/** A picture's v runs down. */
const downwards = (places: Float32Array) => places.map((value, i) => (i % 2 ? 1 - value : value))

function meshOf({ name, positions, normals, places, triangles }: RoundPart, material: number, binary: GlbBinary) {
  const attributes = {
    POSITION: binary.vectors(positions, 3, true),
    NORMAL: binary.vectors(normals, 3),
    ...(places && { TEXCOORD_0: binary.vectors(downwards(places), 2) }),
  }
  return { name, primitives: [{ attributes, indices: binary.indices(triangles), material }] }
}

function materialOf({ name, color, roughness, print }: PieceLook, printed: readonly number[]) {
  const factor = print ? [1, 1, 1, 1] : [...[color.r, color.g, color.b].map((part) => uncoded(part / 255)), 1]
  return {
    name,
    doubleSided: true,
    pbrMetallicRoughness: {
      baseColorFactor: factor,
      metallicFactor: 0,
      roughnessFactor: roughness,
      ...(print && { baseColorTexture: { index: printed.indexOf(print.picture) } }),
    },
  }
}
