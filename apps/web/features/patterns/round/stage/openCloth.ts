import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshDepthMaterial,
  RGBADepthPacking,
  Sphere,
  Vector3,
} from 'three'
import type { HungFrame } from '../draping/drapeSaid.ts'
import { meshEdges } from '../surface/meshEdges.ts'
import { openSurface, type Surface } from '../surface/openSurface.ts'
import { partsApart } from '../surface/partsApart.ts'
import type { ClothMaterial } from './clothMaterial.ts'
import { openRim } from './openRim.ts'

/** Cloth on the stage. */
export interface StageCloth {
  group: Group
  surface: Surface
  outside: Mesh<BufferGeometry>
  /** Corners that are computed; those between them are drawn alone. */
  corners: number
  take(frame: HungFrame): void
  /** Draws it so many times finer than it is computed. */
  refine(times: number): void
  /** Pieces apart from each other, 0 as they hang .. 1. */
  part(share: number): void
  wire(on: boolean, color: string): void
  /** Where each corner is drawn now. */
  positions(): Float32Array
  close(): void
}

/** Opens the cloth of a mesh. */
export function openCloth(mesh: ClothMesh, material: ClothMaterial): StageCloth {
  const surface = openSurface(mesh)
  const group = new Group()
  const geometry = new BufferGeometry()
  const outside = new Mesh(geometry, material.outside)
  const inside = new Mesh(geometry, material.inside)
  const rim = openRim(material.rim)
  const lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ transparent: true, opacity: 0.5 }))
  outside.castShadow = true
  for (const one of [outside, inside]) {
    one.receiveShadow = true
    one.frustumCulled = false
  }
  outside.customDepthMaterial = new MeshDepthMaterial({ depthPacking: RGBADepthPacking, side: DoubleSide })
  lines.frustumCulled = false
  lines.visible = false
  geometry.boundingSphere = new Sphere(new Vector3(0, 900, 0), 4000)
  group.add(inside, outside, rim.mesh, lines)
  let apart = 0
  let hasPlace = false

  function build(): void {
    const { drawn } = surface
    const moving = (values: Float32Array, each: number) => new BufferAttribute(values, each).setUsage(DynamicDrawUsage)
    geometry.dispose()
    geometry.setIndex(new BufferAttribute(drawn.triangles, 1))
    geometry.setAttribute('position', moving(new Float32Array(drawn.positions), 3))
    geometry.setAttribute('normal', moving(drawn.normals, 3))
    geometry.setAttribute('read', moving(drawn.read, 3))
    geometry.setAttribute('flatAt', new BufferAttribute(drawn.flat, 2))
    geometry.setAttribute('edges', new BufferAttribute(drawn.edges, 2))
    lines.geometry.dispose()
    lines.geometry = new BufferGeometry()
    lines.geometry.setAttribute('position', geometry.getAttribute('position'))
    lines.geometry.setIndex(edgeIndex(drawn.triangles))
    rim.build(drawn)
    outside.visible = inside.visible = rim.mesh.visible = hasPlace
  }

  function lay(): void {
    const { drawn } = surface
    const position = positionOf(geometry)
    position.array.set(drawn.positions)
    if (apart > 0) {
      const ways = partsApart(drawn.positions, drawn.part, mesh.parts.length)
      for (let i = 0; i < drawn.part.length; i++) {
        const part = drawn.part[i]!
        for (let k = 0; k < 3; k++) position.array[3 * i + k]! += apart * ways[3 * part + k]!
      }
    }
    for (const name of ['position', 'normal', 'read']) geometry.getAttribute(name).needsUpdate = true
    rim.lay(drawn, position.array)
    outside.visible = inside.visible = rim.mesh.visible = hasPlace
  }
  build()

  return {
    group,
    surface,
    outside,
    corners: mesh.flat.length / 2,
    take(frame) {
      hasPlace = true
      if (surface.take(frame)) build()
      lay()
    },
    refine(times) {
      if (!surface.refine(times)) return
      build()
      if (hasPlace) lay()
    },
    part(share) {
      if (share === apart) return
      apart = share
      if (hasPlace) lay()
    },
    wire(on, color) {
      lines.visible = on
      lines.material.color.set(color)
    },
    positions: () => positionOf(geometry).array,
    close() {
      geometry.dispose()
      rim.close()
      lines.geometry.dispose()
      lines.material.dispose()
      outside.customDepthMaterial?.dispose()
    },
  }
}

function positionOf(geometry: BufferGeometry): BufferAttribute & { array: Float32Array } {
  const found = geometry.getAttribute('position')
  if (!(found instanceof BufferAttribute) || !(found.array instanceof Float32Array)) throw new Error('No places.')
  return Object.assign(found, { array: found.array })
}

function edgeIndex(triangles: Uint32Array): BufferAttribute {
  const { ends } = meshEdges(triangles)
  return new BufferAttribute(ends.slice(), 1)
}
