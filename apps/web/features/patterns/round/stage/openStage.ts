import type { Light } from '@toile/craft/products/light.ts'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import type { Mesh as FormMesh, Spot } from '@toile/tailoring/form/form.ts'
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  VSMShadowMap,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import type { HungFrame } from '../draping/drapeSaid.ts'
import { type Extent, openness, type Orbit } from '../view/orbit.ts'
import type { ReadingScale } from '../view/readingColors.ts'
import { withinReach } from '../view/pictureSizes.ts'
import { clothMaterial } from './clothMaterial.ts'
import type { ClothLook } from './clothLook.ts'
import { formMaterial } from './formMaterial.ts'
import { type Hit, openAiming } from './openAiming.ts'
import { openCloth, type StageCloth } from './openCloth.ts'
import { openFloor } from './openFloor.ts'
import { openLamps } from './openLamps.ts'

/** What is shown of the cloth beside how it is looked at. */
export interface Shown {
  scale: ReadingScale | null
  wire: boolean
  light: Light
  /** The colour of lines, as a style has it. */
  ink: string
}

/** The form with its cloth, drawn by the graphics processor when something changed. */
export interface Stage {
  takeBody(mesh: FormMesh): void
  takeCloth(mesh: ClothMesh): void
  takeHung(frame: HungFrame): void
  refine(times: number): void
  wear(look: ClothLook): void
  movePrint(by: { x: number; y: number }): void
  show(shown: Shown): void
  /** Pieces apart from each other, 0..1. */
  part(share: number): void
  look(orbit: Orbit): void
  pin(spots: readonly Spot[]): void
  size(width: number, height: number): void
  /** What the cloth shows at a place of the stage, in pixels from its corner. */
  aim(x: number, y: number): Hit | null
  aiming: ReturnType<typeof openAiming>
  /** What has to be seen: the cloth, or the body as long as there is none. */
  extent(): Extent
  /** Draws at once into the canvas in another size; what was drawn has to be taken before anything else happens. */
  drawAs(size: { width: number; height: number }, take: (canvas: HTMLCanvasElement) => void): void
  close(): void
}

const pinRadius = 7

/** Opens the stage on a canvas; nothing where the browser draws nothing in space. */
export function openStage(canvas: HTMLCanvasElement): Stage | null {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'high-performance' })
  if (!context) return null
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = VSMShadowMap
  renderer.outputColorSpace = SRGBColorSpace
  renderer.setClearColor(0, 0)
  const scene = new Scene()
  const camera = new PerspectiveCamera(openness, 1, 40, 20_000)
  const lamps = openLamps()
  const body = new Mesh(new BufferGeometry(), formMaterial(lamps.uniforms))
  body.castShadow = body.receiveShadow = true
  body.visible = false
  const floor = openFloor()
  const material = clothMaterial(lamps.uniforms, renderer.capabilities.getMaxAnisotropy())
  const pinShape = new SphereGeometry(pinRadius, 16, 12)
  const pinColor = new MeshBasicMaterial({ color: 0x2b3fd6 })
  let pins: Mesh[] = []
  let cloth: StageCloth | null = null
  let worn: ClothLook | null = null
  let orbit: Orbit | null = null
  let frame = 0
  let size = { width: 1, height: 1 }
  scene.add(body, floor, lamps.thrower, lamps.thrower.target)

  const aiming = openAiming(
    camera,
    () => cloth,
    () => size,
  )
  const draw = () => {
    frame = 0
    if (orbit) renderer.render(scene, camera)
  }
  const soon = () => (frame ||= requestAnimationFrame(draw))

  function extent(): Extent {
    const from = body.geometry.getAttribute('position')
    const at = cloth?.outside.visible ? cloth.positions() : from?.array
    const room = { low: Infinity, high: -Infinity, half: 0 }
    for (let i = 0; at && i < at.length; i += 3) {
      room.half = Math.max(room.half, Math.abs(at[i]!), Math.abs(at[i + 2]!))
      room.low = Math.min(room.low, at[i + 1]!)
      room.high = Math.max(room.high, at[i + 1]!)
    }
    return room.half > 0 ? room : { low: 0, high: 1700, half: 450 }
  }
  function place(aspect: number): void {
    if (!orbit) return
    const { turn, above, away, across, up } = orbit
    camera.aspect = aspect
    camera.position.set(
      away * Math.sin(turn) * Math.cos(above) + across * Math.cos(turn),
      up + away * Math.sin(above),
      away * Math.cos(turn) * Math.cos(above) - across * Math.sin(turn),
    )
    camera.lookAt(across * Math.cos(turn), up, -across * Math.sin(turn))
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
    lamps.turn(orbit, 900)
  }
  const fit = () => {
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(size.width, size.height, false)
    place(size.width / size.height)
  }

  return {
    takeBody(mesh) {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
      geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
      geometry.setIndex(new BufferAttribute(mesh.triangles, 1))
      body.geometry.dispose()
      body.geometry = geometry
      body.visible = true
      soon()
    },
    takeCloth(mesh) {
      if (cloth) {
        scene.remove(cloth.group)
        cloth.close()
      }
      cloth = openCloth(mesh, material)
      scene.add(cloth.group)
      if (worn) this.wear(worn)
    },
    takeHung(hung) {
      cloth?.take(hung)
      soon()
    },
    refine(times) {
      cloth?.refine(times)
      soon()
    },
    wear(look) {
      worn = look
      material.wear(look, flatExtent(cloth))
      soon()
    },
    movePrint(by) {
      material.movePrint(by)
      soon()
    },
    show({ scale, wire, light, ink }) {
      material.read(scale)
      cloth?.wire(wire, ink)
      lamps.light(light)
      soon()
    },
    part(share) {
      cloth?.part(share)
      soon()
    },
    look(next) {
      orbit = next
      place(size.width / size.height)
      soon()
    },
    pin(spots) {
      scene.remove(...pins)
      pins = spots.map(([x, y, z]) => {
        const pin = new Mesh(pinShape, pinColor)
        pin.position.set(x, y, z)
        return pin
      })
      if (pins.length > 0) scene.add(...pins)
      soon()
    },
    size(width, height) {
      size = { width: Math.max(1, width), height: Math.max(1, height) }
      fit()
      soon()
    },
    aim: (x, y) => aiming.aim(x, y),
    aiming,
    extent,
    drawAs(wanted, take) {
      const { width, height } = withinReach(wanted, renderer.capabilities.maxTextureSize)
      renderer.setPixelRatio(1)
      renderer.setSize(width, height, false)
      place(width / height)
      renderer.render(scene, camera)
      take(canvas)
      fit()
      draw()
    },
    close() {
      cancelAnimationFrame(frame)
      cloth?.close()
      body.geometry.dispose()
      body.material.dispose()
      floor.geometry.dispose()
      floor.material.dispose()
      pinShape.dispose()
      pinColor.dispose()
      material.close()
      renderer.dispose()
    },
  }
}

/** The room that flat pieces take, in millimetres. */
function flatExtent(cloth: StageCloth | null): Extent {
  const flat = cloth?.surface.drawn.flat ?? new Float32Array()
  const room = { low: Infinity, high: -Infinity, half: 1 }
  for (let i = 0; i < flat.length; i += 2) {
    room.half = Math.max(room.half, Math.abs(flat[i]!))
    room.low = Math.min(room.low, flat[i + 1]!)
    room.high = Math.max(room.high, flat[i + 1]!)
  }
  return flat.length > 0 ? room : { low: 0, high: 1, half: 1 }
}
