import type { Light } from '@toile/craft/products/light.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import { type LitScene, sceneOf } from '@toile/picture/relight/litScene.ts'
import { rayReach, raySteps, rayStarts, raysTo } from '@toile/picture/relight/rays.ts'
import { readiedLamp } from '@toile/picture/relight/readiedLamp.ts'
import { litShader, shadowShader, sharesShader, wholeShader } from '@toile/picture/relight/relightShader.ts'
import { subjectBox } from '@toile/picture/relight/subjectBox.ts'
import { openProgram, type Program } from './openProgram.ts'

/** The units that maps are read from, in order; then rays, shadows and their means. */
const names = ['albedo', 'form', 'surface', 'edge', 'ground', 'groundForm', 'thrown'] as const
const [rayUnit, shadowUnit, shareUnit] = [7, 8, 9] as const

/** The passes by which a picture is lit: shadows at half its size, their means, and the picture. */
export interface LightPasses {
  take(maps: LightMaps): boolean
  draw(light: Light): boolean
  close(): void
}

/** A picture of bytes that a pass draws and the next reads. */
interface Between {
  width: number
  height: number
  frame: WebGLFramebuffer
}

/** Opens the passes on a context that is not lost. */
export function openLightPasses(gl: WebGL2RenderingContext): LightPasses {
  const shadows = openProgram(gl, wholeShader, shadowShader)
  const shares = openProgram(gl, wholeShader, sharesShader)
  const picture = openProgram(gl, wholeShader, litShader)
  const textures: WebGLTexture[] = []
  let taken: { maps: LightMaps; box: ReturnType<typeof subjectBox>; half: Between; means: Between } | null = null

  const texture = (unit: number, width: number, height: number, values: ArrayBufferView | null) => {
    const made = textures[unit] ?? gl.createTexture()
    textures[unit] = made
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, made)
    for (const [name, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.NEAREST],
      [gl.TEXTURE_MAG_FILTER, gl.NEAREST],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
      [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ] as const) {
      gl.texParameteri(gl.TEXTURE_2D, name, value)
    }
    const floats = values instanceof Float32Array
    const form = floats ? gl.RGBA32F : gl.RGBA8
    gl.texImage2D(gl.TEXTURE_2D, 0, form, width, height, 0, gl.RGBA, floats ? gl.FLOAT : gl.UNSIGNED_BYTE, values)
    return made
  }
  const between = (unit: number, width: number, height: number, before: Between | undefined): Between => {
    const made = texture(unit, width, height, null)
    const frame = before?.frame ?? gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, made, 0)
    return { width, height, frame }
  }
  const onto = (target: Between | null, { width, height }: { width: number; height: number }) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target?.frame ?? null)
    gl.viewport(0, 0, width, height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  const readMaps = (program: Program) => {
    program.use()
    for (const [unit, name] of names.entries()) program.read(name, unit)
  }

  return {
    take(maps) {
      const { width, height } = maps
      for (const [unit, name] of names.entries()) {
        const values = maps[name]
        texture(
          unit,
          width,
          height,
          values instanceof Float32Array ? values : new Uint8Array(values.buffer, values.byteOffset, values.length),
        )
      }
      const cells = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
      const half = between(shadowUnit, cells.width, cells.height, taken?.half)
      const means = between(shareUnit, cells.width + 1, cells.height + 1, taken?.means)
      taken = { maps, box: subjectBox(maps), half, means }
      return true
    },
    draw(light) {
      if (!taken || gl.isContextLost()) return false
      const { maps, box, half, means } = taken
      const scene = sceneOf(light)
      texture(rayUnit, raySteps, rayStarts * scene.lamps.length, raysTo(scene.lamps, maps.scale))
      readMaps(shadows)
      shadows.read('rays', rayUnit)
      gl.uniform2i(shadows.place('size'), maps.width, maps.height)
      gl.uniform1f(shadows.place('highest'), maps.highest)
      gl.uniform1f(shadows.place('around'), rayReach * maps.scale)
      gl.uniform4f(shadows.place('box'), ...bounded(box))
      gl.uniform1f(shadows.place('scale'), maps.scale)
      setLamps(gl, shadows, maps, scene)
      onto(half, half)
      shares.use()
      shares.read('shadows', shadowUnit)
      gl.uniform2i(shares.place('cells'), half.width, half.height)
      onto(means, means)
      readMaps(picture)
      picture.read('shares', shareUnit)
      setLight(gl, picture, maps, scene)
      onto(null, maps)
      return true
    },
    close() {
      for (const one of textures) gl.deleteTexture(one)
      if (taken) for (const { frame } of [taken.half, taken.means]) gl.deleteFramebuffer(frame)
      for (const program of [shadows, shares, picture]) program.close()
      taken = null
    },
  }
}

function setLight(gl: WebGL2RenderingContext, program: Program, maps: LightMaps, scene: LitScene): void {
  const { place } = program
  const { room, tint, rim } = scene
  const readied = scene.lamps.map(readiedLamp)
  setLamps(gl, program, maps, scene)
  gl.uniform2i(place('size'), maps.width, maps.height)
  gl.uniform1f(place('room'), room)
  gl.uniform3f(place('tint'), ...tint)
  gl.uniform1f(place('rim'), rim)
  gl.uniform4fv(
    place('colour'),
    readied.flatMap(({ red, green, blue, facing }) => [red, green, blue, facing]),
  )
  gl.uniform3fv(
    place('half_'),
    readied.flatMap(({ hx, hy, hz }) => [hx, hy, hz]),
  )
  gl.uniform3fv(
    place('falls_'),
    readied.flatMap(({ dx, dy, far }) => [(2 * dx) / far, (2 * dy) / far, 1 / (far * far)]),
  )
}

/** Where lamps stand, and on what the subject does: shadows and light ask for both. */
function setLamps(gl: WebGL2RenderingContext, { place }: Program, { stands }: LightMaps, { lamps }: LitScene): void {
  const floor = stands.at === 'floor' ? stands : null
  gl.uniform1i(place('lamps'), lamps.length)
  gl.uniform4fv(
    place('to'),
    lamps.flatMap(({ to: [dx, dy, dz], size }) => [dx, dy, dz, size]),
  )
  gl.uniform1i(place('onFloor'), floor ? 1 : 0)
  gl.uniform1f(place('feet'), floor?.feet ?? 0)
  gl.uniform1f(place('horizon'), floor?.horizon ?? 0)
}

/** A box of nobody lies far away, and not without end: some processors know no such numbers. */
const bounded = ({ left, top, right, bottom }: ReturnType<typeof subjectBox>): [number, number, number, number] => {
  const near = (at: number) => Math.max(-1e6, Math.min(1e6, at))
  return [near(left), near(top), near(right), near(bottom)]
}
