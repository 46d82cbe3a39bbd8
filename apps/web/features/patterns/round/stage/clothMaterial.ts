import type { Color } from '@toile/craft/colors/color.ts'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import {
  BackSide,
  Color as Shown,
  DoubleSide,
  FrontSide,
  ShaderMaterial,
  type Side,
  SRGBColorSpace,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector3,
  Vector4,
} from 'three'
import { gradientPixels } from '../view/gradientPixels.ts'
import { printsOnPiece } from '../view/placedPrints.ts'
import type { ReadingScale } from '../view/readingColors.ts'
import { scalePixels } from '../view/scalePixels.ts'
import { clothFragment, clothVertex } from './clothGlsl.ts'
import type { ClothLook, LaidPrint } from './clothLook.ts'
import { flatRooms } from './flatRooms.ts'
import type { LampUniforms } from './openLamps.ts'
import { layPrint, type Moved, openPrintUniforms } from './printUniforms.ts'
import { repeatedTexture, textureOf } from './textures.ts'

/** Both sides of a cloth, and its thickness where it ends, as the graphics processor draws them: one of each for every part, as its prints are its own. */
export interface ClothMaterial {
  outside: ShaderMaterial[]
  inside: ShaderMaterial[]
  rim: ShaderMaterial[]
  wear(look: ClothLook): void
  /** Shows what is read from the cloth on a scale; the cloth itself without one. */
  read(scale: ReadingScale | null): void
  /** Moves what covers a piece, in millimetres from where it lies. */
  movePrint(piece: string, by: Moved): void
  close(): void
}

/** Opens the materials of a white cloth. */
export function clothMaterial(lamps: LampUniforms, sharpest: number, mesh: ClothMesh): ClothMaterial {
  const blank = textureOf({ rgba: new Uint8Array([128, 255, 0, 0]), width: 1, height: 1 }, false)
  const { whole, lows } = flatRooms(mesh)
  const uniforms = openUniforms(lamps, blank)
  const inset = { value: 1 }
  const parts = mesh.parts.map(({ piece }, i) => {
    const [over, once] = [openPrintUniforms(blank), openPrintUniforms(blank)]
    const own = { ...uniforms, ...named('over', over), ...named('once', once) }
    const material = (of: { side: Side; inset: { value: number }; inside: number; defines?: { RIM: '' } }) =>
      new ShaderMaterial({
        lights: true,
        side: of.side,
        defines: of.defines ?? {},
        vertexShader: clothVertex,
        fragmentShader: clothFragment,
        uniforms: { ...own, inset: of.inset, inside: { value: of.inside } },
      })
    const outside = material({ side: FrontSide, inset: { value: 0 }, inside: 0 })
    const inside = material({ side: BackSide, inset, inside: 1 })
    const rim = material({ side: DoubleSide, inset, inside: 0, defines: { RIM: '' } })
    return { piece, low: lows[i] ?? 0, over, once, outside, inside, rim, sides: [outside, inside, rim] }
  })
  let textures = new Map<unknown, Texture>()
  let scaleTexture: Texture | null = null
  let worn: readonly LaidPrint[] = []
  /** A picture is sent once, however many pieces it lies on. */
  const held = (key: object, make: () => Texture): Texture => {
    const texture = textures.get(key) ?? make()
    textures.set(key, texture)
    return texture
  }
  const pictureOf = (print: LaidPrint | null) =>
    print ? held(print.picture, () => repeatedTexture(print.picture, true, sharpest)) : blank

  return {
    outside: parts.map(({ outside }) => outside),
    inside: parts.map(({ inside }) => inside),
    rim: parts.map(({ rim }) => rim),
    wear(look) {
      const before = textures
      textures = new Map()
      const { fabric, color, gradient, thread, weave, prints } = look
      worn = prints
      uniforms.ground.value.copy(linearOf(color))
      uniforms.thread.value.copy(linearOf(thread))
      uniforms.fades.value = gradient ? 1 : 0
      if (gradient) {
        const pixels = { rgba: gradientPixels(gradient), width: 256, height: 1 }
        uniforms.fade.value = held(gradient, () => textureOf(pixels, true))
        uniforms.fadeAlong.value.set(...alongOf(gradient.angle, whole))
      }
      uniforms.weave.value = weave ? held(weave, () => repeatedTexture(weave, false, sharpest)) : blank
      uniforms.weaveAcross.value = weave?.across ?? 100
      uniforms.weaveStrength.value = weave ? fabric.weaveStrength : 0
      uniforms.wrap.value = fabric.wrap
      uniforms.shine.value = fabric.shine
      uniforms.sharpness.value = fabric.sharpness
      uniforms.nap.value = fabric.nap ?? 0
      uniforms.metallic.value = fabric.metallic ?? 0
      uniforms.opacity.value = fabric.opacity
      uniforms.satin.value = fabric.weave === 'satin' || fabric.weave === 'lame' ? 1 : 0
      uniforms.stitched.value = ['twill', 'ripstop', 'grain'].includes(fabric.weave) ? 1 : 0
      inset.value = 0.4 + 0.45 * fabric.handle.thick
      const isSheer = fabric.opacity < 1 || (weave !== null && hasGaps(weave.pixels.rgba))
      for (const { piece, low, over, once, sides } of parts) {
        const on = printsOnPiece(prints, piece)
        layPrint(over, on.over, pictureOf(on.over), low, { x: 0, y: 0 })
        layPrint(once, on.once, pictureOf(on.once), low, { x: 0, y: 0 })
        for (const side of sides) side.transparent = isSheer
      }
      for (const texture of before.values()) texture.dispose()
    },
    read(scale) {
      scaleTexture?.dispose()
      scaleTexture = scale && textureOf({ rgba: scalePixels(scale), width: 256, height: 1 }, true)
      uniforms.map.value.set(scale?.least ?? 0, scale?.most ?? 1, scale === null ? 0 : scale.id === 'tension' ? 1 : 2)
      uniforms.scale.value = scaleTexture ?? blank
    },
    movePrint(moved, by) {
      const { over, once } = printsOnPiece(worn, moved)
      for (const part of parts) {
        if (part.piece !== moved) continue
        // What lies once is what one takes hold of; what covers all is moved where there is nothing else.
        if (once) layPrint(part.once, once, pictureOf(once), part.low, by)
        else if (over) layPrint(part.over, over, pictureOf(over), part.low, by)
      }
    },
    close() {
      for (const texture of [...textures.values(), scaleTexture, blank]) texture?.dispose()
      for (const { sides } of parts) for (const side of sides) side.dispose()
    },
  }
}

const openUniforms = (lamps: LampUniforms, blank: Texture) => ({
  ...UniformsUtils.clone(UniformsLib.lights),
  ...lamps,
  ground: { value: new Vector3(1, 1, 1) },
  thread: { value: new Vector3(1, 1, 1) },
  fade: { value: blank },
  fadeAlong: { value: new Vector4() },
  fades: { value: 0 },
  weave: { value: blank },
  weaveAcross: { value: 100 },
  weaveStrength: { value: 0 },
  wrap: { value: 0.2 },
  shine: { value: 0 },
  sharpness: { value: 6 },
  nap: { value: 0 },
  metallic: { value: 0 },
  satin: { value: 0 },
  opacity: { value: 1 },
  stitched: { value: 0 },
  scale: { value: blank },
  map: { value: new Vector3() },
})

const named = (name: string, print: object) =>
  Object.fromEntries(Object.entries(print).map(([key, uniform]) => [`${name}_${key}`, uniform]))

/** Where along a gradient a place lies, by its x and y and a beginning. */
function alongOf(
  degrees: number,
  { low, high, half }: { low: number; high: number; half: number },
): [number, number, number, number] {
  const round = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(round), -Math.sin(round)]
  const long = Math.abs(dx) * 2 * half + Math.abs(dy) * (high - low) || 1
  return [dx / long, dy / long, 0.5 - (dy * (low + high)) / 2 / long, 0]
}

function hasGaps(rgba: Uint8ClampedArray): boolean {
  for (let i = 1; i < rgba.length; i += 4) if (rgba[i]! < 250) return true
  return false
}

function linearOf({ r, g, b }: Color): Vector3 {
  const shown = new Shown().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace)
  return new Vector3(shown.r, shown.g, shown.b)
}
