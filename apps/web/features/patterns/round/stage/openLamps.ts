import type { Lamp, Light } from '@toile/craft/products/light.ts'
import { lampOf } from '@toile/picture/relight/lampOf.ts'
import { DirectionalLight, Vector3 } from 'three'
import type { Orbit } from '../view/orbit.ts'

/** The lamps over the form: their numbers for every surface, and the light that throws the shadow. */
export interface Lamps {
  uniforms: LampUniforms
  /** Throws the shadow of the first lamp. */
  thrower: DirectionalLight
  light(light: Light): void
  /** Lamps stand where the camera does, as if the form turned and the studio did not. */
  turn(orbit: Orbit, middle: number): void
}

export interface LampUniforms {
  lampTo: { value: Vector3[] }
  lampColor: { value: Vector3[] }
  lampSize: { value: number[] }
  room: { value: Vector3 }
  roomBelow: { value: Vector3 }
  rim: { value: number }
}

/** Half of what the shadow reaches, and how far its lamp stands, in millimetres. */
const reach = 1150
const away = 3000

/** Opens lamps that are dark. */
export function openLamps(): Lamps {
  const uniforms: LampUniforms = {
    lampTo: { value: [new Vector3(), new Vector3()] },
    lampColor: { value: [new Vector3(), new Vector3()] },
    lampSize: { value: [0, 0] },
    room: { value: new Vector3() },
    roomBelow: { value: new Vector3() },
    rim: { value: 0 },
  }
  const thrower = new DirectionalLight()
  thrower.castShadow = true
  const { camera, mapSize } = thrower.shadow
  mapSize.set(2048, 2048)
  Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 200, far: 2 * away })
  thrower.shadow.bias = -0.0006
  thrower.shadow.normalBias = 5
  thrower.shadow.intensity = 1

  function set(i: number, lamp: Lamp | null, share: number): void {
    const lit = lamp && lampOf(lamp)
    const [x, y, z] = lit?.to ?? [0, 0, 1]
    uniforms.lampTo.value[i]?.set(x, -y, z)
    const [red, green, blue] = lit?.color ?? [0, 0, 0]
    uniforms.lampColor.value[i]?.set(red, green, blue).multiplyScalar(share * facingShare(z))
    uniforms.lampSize.value[i] = lit?.size ?? 0
  }

  return {
    uniforms,
    thrower,
    light({ key, second, fill, rim }) {
      const shade = 0.12 + 0.5 * fill
      set(0, key, 1 - shade)
      set(1, second, 1 - shade)
      uniforms.room.value.set(1, 1, 1).multiplyScalar(shade * 1.06)
      uniforms.roomBelow.value.set(1, 0.985, 0.96).multiplyScalar(shade * 0.74)
      uniforms.rim.value = rim
      thrower.shadow.radius = 2 + 7 * key.soft
    },
    turn({ turn, above }, middle) {
      const to = uniforms.lampTo.value[0]
      if (!to) return
      const up = new Vector3(0, 1, 0)
      const at = to
        .clone()
        .applyAxisAngle(new Vector3(1, 0, 0), -above)
        .applyAxisAngle(up, turn)
      thrower.target.position.set(0, middle, 0)
      thrower.position.copy(at).multiplyScalar(away).add(thrower.target.position)
      thrower.target.updateMatrixWorld()
    },
  }
}

/** What makes cloth that faces the viewer as bright as it is, wherever the lamp stands. */
const facingShare = (z: number) => {
  const wrap = 0.35
  const facing = (Math.max(0.3, z) + wrap) / (1 + wrap)
  return 1 / facing ** 1.4
}
