import { createCanvas } from '@napi-rs/canvas'
import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOfFormat } from '@toile/craft/products/formats.ts'
import { type PresentationId, presentations } from '@toile/craft/products/presentations.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { sure } from '@toile/geometry'
import type { Desk } from '@toile/picture/looks/desk.ts'
import { openLayerCache } from '@toile/picture/looks/layers.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { drawGround } from '@toile/picture/products/grounds/drawGround.ts'
import { measured } from '@toile/picture/products/measured.ts'
import { presents } from '@toile/picture/products/presentations/index.ts'
import { productMaps } from '@toile/picture/products/productMaps.ts'
import { knitwear, lookOf, wornAs } from '@toile/picture/products/testing/productSheet.ts'
import { lit } from '@toile/picture/relight/lit.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { defineBench } from './bench.ts'
import { encodeLook } from './floor.ts'

const host: Host = {
  // The picture package sees canvases of the server through its own type.
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
}
const sources = openSources(host)
/** Nothing is kept from one picture to the next. */
const openDesk = (): Desk => ({ host, sources, cache: openLayerCache() })

const longest = 2048
const shirt = lookOf([wornAs('shirt', 'cotton', 0x3f6a8a)])
const shotOf = (presentation: PresentationId): Shot =>
  shotSchema.parse({
    presentation,
    ground: { kind: presentations.find(({ id }) => id === presentation)?.on === 'table' ? 'wood' : 'plaster' },
  })
const sizeOf = ({ format }: Shot) => sizeOfFormat(format, longest)

async function take(look: Design, shot: Shot) {
  const { width, height } = sizeOf(shot)
  const { maps, buffer } = productMaps(openDesk(), look, shot, width, height)
  const rgba = lit(maps, shot.light)
  await encodeLook(rgba, { width, height })
  return { rgba, buffer }
}

/** Milliseconds that something takes once. */
async function timed<T>(work: () => T | Promise<T>): Promise<[ms: number, made: Awaited<T>]> {
  const began = performance.now()
  const made = await work()
  return [performance.now() - began, made]
}

/** What the parts of one product picture take: the look set out, its ground, all maps of both with the colour held, the light, the file. */
async function partsOf(presentation: PresentationId): Promise<string> {
  const shot = shotOf(presentation)
  const look = presentation === 'accessories' ? knitwear : shirt
  const { width, height } = sizeOf(shot)
  const [setOut, set] = await timed(() => presents[presentation]({ desk: openDesk(), look, shot, width, height }))
  if (!set) return `${presentation}: nothing`
  const { stands } = set.standing
  const [ground] = await timed(() =>
    drawGround(host, shot.ground.kind, {
      width,
      height,
      scale: set.buffer.scale,
      color: null,
      seed: shot.seed,
      feet: stands.at === 'floor' ? stands.feet : height,
      picture: null,
    }),
  )
  const [before, { maps }] = await timed(() => productMaps(openDesk(), look, shot, width, height))
  const [light, rgba] = await timed(() => lit(maps, shot.light))
  const [file] = await timed(() => encodeLook(rgba, { width, height }))
  const all = before + light + file
  const share = (ms: number) => `${Math.round((100 * Math.max(0, ms)) / all)}`
  return `${presentation} ${(all / 1000).toFixed(1)} s (set out ${share(setOut)} %, ground ${share(ground)}, maps ${share(before - setOut - ground)}, light ${share(light)}, file ${share(file)})`
}

/** A product picture of 2048 pixels, from its look and shot to its file. */
export const product = defineBench({
  id: 'product',
  says: 'A product picture of 2048 pixels, a shirt on a hanger before plaster, drawn, lit and encoded',
  peer: 'a bare encode of it',
  pairs: 3,
  async open() {
    const shot = shotOf('hanger')
    const { rgba, buffer } = await take(shirt, shot)
    return {
      ours: () => take(shirt, shot),
      peer: () => encodeLook(rgba, sizeOf(shot)),
      async right() {
        const [cloth] = measured(shirt, buffer, rgba).colors
        const parts: string[] = []
        for (const { id } of presentations) parts.push(await partsOf(id))
        return `ΔE ${sure(cloth).deltaE.toFixed(2)}; ${parts.join('; ')}`
      },
    }
  },
})
