import type { Spot } from '@toile/tailoring/form/form.ts'
import { type PerspectiveCamera, Plane, Raycaster, Triangle, Vector2, Vector3 } from 'three'
import type { StageCloth } from './openCloth.ts'

/** A place on the cloth: where it is in space, and on which part at which x and y of its flat piece, in millimetres. */
export interface Hit {
  /** The corner of the computed cloth that is nearest to it. */
  corner: number
  part: number
  spot: Spot
  flat: readonly [x: number, y: number]
}

/** Finds what is under the pointer. Places of the stage are pixels from its upper left corner. */
export interface Aiming {
  aim(x: number, y: number): Hit | null
  /** Where a spot comes to lie that is drawn along with the pointer, as far from the viewer as it is. */
  along(from: Spot, x: number, y: number): Spot
  /** The place on the flat piece under the pointer, where the cloth went on flat from a hit. */
  flatAlong(from: Hit, x: number, y: number): readonly [x: number, y: number]
}

/** Opens it over what is on the stage at the time. */
export function openAiming(
  camera: PerspectiveCamera,
  clothNow: () => StageCloth | null,
  size: () => { width: number; height: number },
): Aiming {
  const ray = new Raycaster()
  const triangles = new WeakMap<Hit, readonly [number, number, number]>()
  const from = (x: number, y: number) => {
    const { width, height } = size()
    ray.setFromCamera(new Vector2((2 * x) / width - 1, 1 - (2 * y) / height), camera)
    return ray.ray
  }

  function aim(x: number, y: number): Hit | null {
    const cloth = clothNow()
    if (!cloth?.outside.visible) return null
    from(x, y)
    const [found] = ray.intersectObjects(
      [...cloth.group.children].filter((one) => 'isMesh' in one),
      false,
    )
    if (!found?.face) return null
    const { a, b, c } = found.face
    const { point } = found
    const hit: Hit = {
      corner: nearestCorner(cloth, [a, b, c], point),
      part: cloth.surface.drawn.part[a] ?? 0,
      spot: [point.x, point.y, point.z],
      flat: flatAt(cloth, [a, b, c], point),
    }
    triangles.set(hit, [a, b, c])
    return hit
  }

  return {
    aim,
    along([px, py, pz], x, y) {
      const away = camera.getWorldDirection(new Vector3())
      const plane = new Plane().setFromNormalAndCoplanarPoint(away, new Vector3(px, py, pz))
      const at = from(x, y).intersectPlane(plane, new Vector3())
      return at ? [at.x, at.y, at.z] : [px, py, pz]
    },
    flatAlong(hit, x, y) {
      const cloth = clothNow()
      const corners = triangles.get(hit)
      if (!cloth || !corners) return hit.flat
      const now = aim(x, y)
      if (now?.part === hit.part) return now.flat
      const plane = new Plane().setFromCoplanarPoints(...placesOf(cloth, corners))
      const at = from(x, y).intersectPlane(plane, new Vector3())
      return at ? flatAt(cloth, corners, at) : hit.flat
    },
  }
}

type Three = readonly [number, number, number]

function placesOf(cloth: StageCloth, corners: Three): [Vector3, Vector3, Vector3] {
  const at = cloth.positions()
  const place = (i: number) => new Vector3(at[3 * i], at[3 * i + 1], at[3 * i + 2])
  return [place(corners[0]), place(corners[1]), place(corners[2])]
}

function flatAt(cloth: StageCloth, corners: Three, point: Vector3): readonly [number, number] {
  const shares = Triangle.getBarycoord(point, ...placesOf(cloth, corners), new Vector3()) ?? new Vector3(1, 0, 0)
  const { flat } = cloth.surface.drawn
  const axis = (k: number) =>
    [shares.x, shares.y, shares.z].reduce((sum, share, i) => sum + share * flat[2 * corners[i]! + k]!, 0)
  return [axis(0), axis(1)]
}

/** Corners of the computed cloth stand before those that were put between them. */
function nearestCorner(cloth: StageCloth, [a]: Three, { x, y, z }: Vector3): number {
  const at = cloth.positions()
  const { part } = cloth.surface.drawn
  let best = 0
  let least = Infinity
  for (let i = 0; i < cloth.corners; i++) {
    if (part[i] !== part[a]) continue
    const away = (at[3 * i]! - x) ** 2 + (at[3 * i + 1]! - y) ** 2 + (at[3 * i + 2]! - z) ** 2
    if (away < least) [best, least] = [i, away]
  }
  return best
}
