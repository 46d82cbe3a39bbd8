import type { Color } from '@toile/craft/colors/color.ts'
import type { RepeatPicture } from '@toile/picture/looks/clothTiles.ts'
import {
  BackSide,
  DataTexture,
  DoubleSide,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix3,
  NoColorSpace,
  RepeatWrapping,
  ShaderMaterial,
  type Side,
  SRGBColorSpace,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector3,
  Vector4,
  Color as Shown,
} from 'three'
import { gradientPixels } from '../view/gradientPixels.ts'
import { printMatrix } from '../view/printMatrix.ts'
import type { ReadingScale } from '../view/readingColors.ts'
import { scalePixels } from '../view/scalePixels.ts'
import { clothFragment, clothVertex } from './clothGlsl.ts'
import type { ClothLook } from './clothLook.ts'
import type { LampUniforms } from './openLamps.ts'

/** Both sides of a cloth, and its thickness where it ends, as the graphics processor draws them. */
export interface ClothMaterial {
  outside: ShaderMaterial
  inside: ShaderMaterial
  rim: ShaderMaterial
  wear(look: ClothLook, extent: { low: number; high: number; half: number }): void
  /** Shows what is read from the cloth on a scale; the cloth itself without one. */
  read(scale: ReadingScale | null): void
  movePrint(by: { x: number; y: number }): void
  close(): void
}

/** Opens the materials of a white cloth. */
export function clothMaterial(lamps: LampUniforms, sharpest: number): ClothMaterial {
  const blank: Texture = textureOf(new Uint8Array([128, 255, 0, 0]), 1, 1)
  const uniforms = {
    ...UniformsUtils.clone(UniformsLib.lights),
    ...lamps,
    ground: { value: new Vector3(1, 1, 1) },
    thread: { value: new Vector3(1, 1, 1) },
    fade: { value: blank },
    fadeAlong: { value: new Vector4() },
    fades: { value: 0 },
    print: { value: blank },
    printFrom: { value: new Matrix3() },
    printed: { value: 0 },
    printOnce: { value: 0 },
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
  }
  const inset = { value: 1 }
  const material = (of: { side: Side; inset: { value: number }; inside: number; defines?: { RIM: '' } }) =>
    new ShaderMaterial({
      lights: true,
      side: of.side,
      defines: of.defines ?? {},
      vertexShader: clothVertex,
      fragmentShader: clothFragment,
      uniforms: { ...uniforms, inset: of.inset, inside: { value: of.inside } },
    })
  const outside = material({ side: FrontSide, inset: { value: 0 }, inside: 0 })
  const inside = material({ side: BackSide, inset, inside: 1 })
  const rim = material({ side: DoubleSide, inset, inside: 0, defines: { RIM: '' } })
  const own = new Set<Texture>()
  const take = (texture: Texture): Texture => {
    own.add(texture)
    return texture
  }
  const clear = () => {
    for (const texture of own) texture.dispose()
    own.clear()
  }
  const laid = ({ pixels: { rgba, width, height } }: RepeatPicture, isColor: boolean): Texture => {
    const texture = take(textureOf(rgba, width, height, isColor))
    texture.wrapS = texture.wrapT = RepeatWrapping
    texture.generateMipmaps = true
    texture.minFilter = LinearMipmapLinearFilter
    texture.anisotropy = sharpest
    return texture
  }
  let shown: ClothLook['print'] = null

  return {
    outside,
    inside,
    rim,
    wear({ fabric, color, gradient, thread, weave, print }, { low, high, half }) {
      clear()
      shown = print
      uniforms.ground.value.copy(linearOf(color))
      uniforms.thread.value.copy(linearOf(thread))
      uniforms.fades.value = gradient ? 1 : 0
      if (gradient) {
        uniforms.fade.value = take(textureOf(gradientPixels(gradient), 256, 1, true))
        const round = (gradient.angle * Math.PI) / 180
        const [dx, dy] = [Math.cos(round), -Math.sin(round)]
        const long = Math.abs(dx) * 2 * half + Math.abs(dy) * (high - low) || 1
        uniforms.fadeAlong.value.set(dx / long, dy / long, 0.5 - (dy * (low + high)) / 2 / long, 0)
      }
      uniforms.weave.value = weave ? laid(weave, false) : blank
      uniforms.weaveAcross.value = weave?.across ?? 100
      uniforms.weaveStrength.value = weave ? fabric.weaveStrength : 0
      uniforms.print.value = print ? laid(print.picture, true) : blank
      uniforms.printed.value = print?.placement.opacity ?? 0
      uniforms.printOnce.value = print?.placement.mode === 'single' ? 1 : 0
      if (print) uniforms.printFrom.value.set(...rowsOf(print, { x: 0, y: 0 }))
      uniforms.wrap.value = fabric.wrap
      uniforms.shine.value = fabric.shine
      uniforms.sharpness.value = fabric.sharpness
      uniforms.nap.value = fabric.nap ?? 0
      uniforms.metallic.value = fabric.metallic ?? 0
      uniforms.satin.value = fabric.weave === 'satin' || fabric.weave === 'lame' ? 1 : 0
      uniforms.opacity.value = fabric.opacity
      uniforms.stitched.value =
        fabric.weave === 'twill' || fabric.weave === 'ripstop' || fabric.weave === 'grain' ? 1 : 0
      inset.value = 0.4 + 0.45 * fabric.handle.thick
      const isSheer = fabric.opacity < 1 || (weave !== null && hasGaps(weave))
      for (const one of [outside, inside, rim]) one.transparent = isSheer
    },
    read(scale) {
      uniforms.map.value.set(scale?.least ?? 0, scale?.most ?? 1, scale === null ? 0 : scale.id === 'tension' ? 1 : 2)
      uniforms.scale.value = scale ? take(textureOf(scalePixels(scale), 256, 1, true)) : blank
    },
    movePrint(by) {
      if (shown) uniforms.printFrom.value.set(...rowsOf(shown, by))
    },
    close() {
      clear()
      blank.dispose()
      outside.dispose()
      inside.dispose()
      rim.dispose()
    },
  }
}

type Nine = [number, number, number, number, number, number, number, number, number]
function rowsOf({ picture, placement }: NonNullable<ClothLook['print']>, by: { x: number; y: number }): Nine {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = printMatrix(
    { ...placement, x: placement.x + by.x, y: placement.y + by.y },
    picture,
  )
  return [a, b, c, d, e, f, 0, 0, 1]
}

const hasGaps = ({ pixels: { rgba } }: RepeatPicture) => {
  for (let i = 1; i < rgba.length; i += 4) if (rgba[i]! < 250) return true
  return false
}

function linearOf({ r, g, b }: Color): Vector3 {
  const shown = new Shown().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace)
  return new Vector3(shown.r, shown.g, shown.b)
}

function textureOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number, isColor = false): DataTexture {
  const texture = new DataTexture(
    new Uint8Array(rgba.buffer as ArrayBuffer, rgba.byteOffset, rgba.byteLength),
    width,
    height,
  )
  texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
