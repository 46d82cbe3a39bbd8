import type { Fabric } from '@toile/fashion/fabrics/fabric.ts'
import { clamp, openNoise } from '@toile/geometry'
import type { Mask } from '../raster/mask.ts'
import type { Optics } from '../raster/optics.ts'
import type { Region, Stage } from '../raster/stage.ts'
import type { ClothMap } from './clothMap.ts'

type Weave = Exclude<Fabric['weave'], 'none'>

const n1 = openNoise(5)
const n2 = openNoise(77)

/** Threads per millimetre on cloth: the weaves below were fitted in units of 1/170 head of a body of 194 mm per head. */
export const weaveUnit = 170 / 194

const weaves: Partial<Record<Weave, (u: number, v: number) => number>> = {
  plain: (u, v) => (n1(u * 1.3, v * 1.3) - 0.5) * 1.2 + Math.sin(u * 2.6) * Math.sin(v * 2.6) * 0.35,
  slub: (u, v) => (n1(u * 0.06, v * 1.1) - 0.5) * 1.3 + (n1(u * 1.1, v * 0.05) - 0.5) * 1.3,
  twill: (u, v) => Math.sin((u + v) * 1.55) * 0.55 + (n1(u * 1.2, v * 0.12) - 0.5) * 1.1 + (n2(u / 45, v / 60) - 0.5),
  felt: (u, v) => (n1(u * 0.8, v * 0.8) - 0.5) * 1.3 + (n2(u * 0.25, v * 0.25) - 0.5) * 0.7,
  knit(u, v) {
    const column = u / 7.5
    const x = column - Math.floor(column)
    const row = v / 6.2 + Math.abs(x - 0.5) * 1.5
    const y = row - Math.floor(row)
    return (Math.sin(y * Math.PI) - 0.62) * 1.3 - (x < 0.1 || x > 0.9 ? 0.9 : 0) + (n1(u * 0.7, v * 0.7) - 0.5) * 0.5
  },
  rib: (u) => Math.sin((u / 9) * Math.PI * 2) * 1.2,
  grain: (u, v) => (n1(u * 0.45, v * 0.45) - 0.5) * 1.1 + (n2(u * 0.2, v * 0.2) - 0.5) * 0.6,
}

/** How much of a weave a style shows: ink and illustration only hint at it. */
const shares = { realistic: 1, illustration: 0.62, ink: 0.5, flat: 0 }

const medians = new Map<Weave, number>()

/** The middle value of a weave, which is taken off so that a facing surface keeps the asked colour. */
function medianOf(weave: Weave): number {
  const known = medians.get(weave)
  if (known !== undefined) return known
  const at = weaves[weave]
  if (!at) return 0
  const values: number[] = []
  for (let i = 0; i < 60; i++) for (let j = 0; j < 60; j++) values.push(at(i * 3.37 + 0.1, j * 4.11 + 0.2))
  values.sort((a, b) => a - b)
  medians.set(weave, values[1800])
  return values[1800]
}

/** Brightness of the weave per pixel, 1 at its middle; nothing for smooth cloth. Below 115 pixels per head it is drawn up to 1.7 times larger, so that it survives. */
export function weaveOver(
  stage: Stage,
  region: Region,
  mask: Mask,
  optics: Optics,
  cloth: ClothMap | null,
): Float32Array | null {
  const strength = optics.weaveStrength * shares[stage.style]
  if (optics.weave === 'none' || !strength) return null
  const at = weaves[optics.weave]
  if (!at) return null
  const middle = medianOf(optics.weave)
  const larger = 1 / clamp(115 / stage.scale, 1, 1.7)
  const page = larger / stage.pen
  const onCloth = larger * weaveUnit
  const out = new Float32Array(mask.width * mask.height)
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      const value = cloth
        ? at(cloth.u[i] * onCloth, cloth.v[i] * onCloth)
        : at((x + region.x) * page, (y + region.y) * page)
      out[i] = 1 + strength * (value - middle)
    }
  }
  return out
}
