import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Mesh, type ShaderMaterial } from 'three'
import type { DrawnCloth } from '../surface/openSurface.ts'
import { rimCorners } from '../surface/rimCorners.ts'

/** The thickness of cloth where it ends, drawn between its outside and its inside. */
export interface StageRim {
  mesh: Mesh<BufferGeometry>
  /** Takes other corners. */
  build(drawn: DrawnCloth): void
  /** Lies where they lie now. */
  lay(drawn: DrawnCloth, positions: Float32Array): void
  close(): void
}

/** Numbers of a corner that go with it to the rim. */
const moving = [
  ['position', 3],
  ['normal', 3],
  ['read', 3],
  ['flatAt', 2],
  ['edges', 2],
] as const

/** Opens the rim of no cloth yet. */
export function openRim(material: ShaderMaterial): StageRim {
  const geometry = new BufferGeometry()
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  let corners = new Uint32Array()

  function copy(name: string, each: number, from: Float32Array): void {
    const attribute = geometry.getAttribute(name)
    const rows = corners.length * each
    for (let i = 0; i < corners.length; i++)
      for (let k = 0; k < each; k++)
        attribute.array[i * each + k] = attribute.array[rows + i * each + k] = from[corners[i]! * each + k]!
    attribute.needsUpdate = true
  }
  return {
    mesh,
    build(drawn) {
      const found = rimCorners(drawn)
      corners = Uint32Array.from(found.corners)
      geometry.dispose()
      geometry.setIndex(new BufferAttribute(found.triangles, 1))
      for (const [name, each] of moving) {
        const room = new BufferAttribute(new Float32Array(corners.length * 2 * each), each)
        geometry.setAttribute(name, room.setUsage(DynamicDrawUsage))
      }
      const deep = Float32Array.from({ length: corners.length * 2 }, (_, i) => (i < corners.length ? 0 : 1))
      geometry.setAttribute('deep', new BufferAttribute(deep, 1))
      copy('flatAt', 2, drawn.flat)
      copy('edges', 2, drawn.edges)
    },
    lay(drawn, positions) {
      copy('position', 3, positions)
      copy('normal', 3, drawn.normals)
      copy('read', 3, drawn.read)
    },
    close: () => geometry.dispose(),
  }
}
