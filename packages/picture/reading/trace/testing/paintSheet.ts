import { type Chance, openChance } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { type Mask, type Plane, planeOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
import type { DrawnFlat } from '../flats/drawnFlat.ts'
import type { Disturbance } from './disturbance.ts'

/** A drawn flat on its paper or floor, coloured in and lit as the disturbance says. */
export function paintSheet({ cloth, lines }: DrawnFlat, how: Disturbance, seed: number): Pixels {
  const chance = openChance(seed)
  const { width, height } = cloth
  const paper = how.ground ?? [255, 255, 255]
  const lit = lightOn(cloth, how, chance)
  const drop = dropShadow(cloth)
  const bare = highlights(cloth, how.highlights ?? 0, chance)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < cloth.values.length; i++) {
    const light = lit.values[i]
    const ink = lines.values[i] * (how.ink ?? 0.9)
    const under = cloth.values[i] ? 1 : 1 - (how.dropShadow ?? 0) * drop(i)
    for (let c = 0; c < 3; c++) {
      const dyed = cloth.values[i] && how.color && !bare.values[i]
      const base = dyed && how.color ? how.color[c] * Math.min(1, light + 0.1) : paper[c] * light * under
      rgba[i * 4 + c] = base * (1 - ink) + 25 * ink
    }
    rgba[i * 4 + 3] = how.transparent && !cloth.values[i] ? 255 * lines.values[i] : 255
  }
  return { width, height, rgba }
}

function lightOn(cloth: Mask, how: Disturbance, chance: Chance): Plane {
  const { width, height } = cloth
  const noise = planeOf(cloth, () => chance.bell())
  const fine = gauss(noise, 1.2).values
  const broad = gauss(noise, 5).values
  const [across, down] = [Math.cos(how.toward ?? 0.8), Math.sin(how.toward ?? 0.8)]
  const edge = chance.between(-0.25, 0.25)
  return planeOf(cloth, (i) => {
    const x = i % width
    const y = (i - x) / width
    let light = 1 + (how.texture ?? 0) * (fine[i] + 0.8 * broad[i])
    if (how.shadow) {
      const along = (x / width - 0.5) * across + (y / height - 0.5) * down
      light -= how.shadow / (1 + Math.exp(-(along - edge) * 14)) + how.shadow * 0.4 * (along + 0.5)
    }
    if (how.grid && (x % 26 === 7 || y % 26 === 11)) light -= 0.1
    return light
  })
}

/** How deep the garment's own shadow lies at a pixel, 0..1: it falls a little down and to the right. */
function dropShadow(cloth: Mask): (index: number) => number {
  const { width } = cloth
  const soft = gauss(
    planeOf(cloth, (i) => cloth.values[i]),
    8,
  ).values
  return (i) => {
    const x = i % width
    return soft[Math.max(0, (i - x) / width - 6) * width + Math.max(0, x - 5)]
  }
}

/** Ragged patches that the brush left out, most of them at the cloth's edge. */
function highlights(cloth: Mask, count: number, chance: Chance): Plane {
  const { width } = cloth
  const ragged = gauss(
    planeOf(cloth, () => chance.bell()),
    4,
  ).values
  const inside = [...cloth.values.keys()].filter((i) => cloth.values[i])
  const edge = inside.filter((i) => !cloth.values[i - 3] || !cloth.values[i + 3])
  const size = Math.sqrt(inside.length)
  const patches = Array.from({ length: count }, (_, k) => {
    const at = chance.pick(k % 3 && edge.length ? edge : inside)
    const radius = size * chance.between(0.05, 0.12)
    return { x: at % width, y: Math.floor(at / width), across: radius * 0.6, down: radius * 1.5 }
  })
  return planeOf(cloth, (i) => {
    const x = i % width
    const y = (i - x) / width
    return patches.some(
      (patch) => ((x - patch.x) / patch.across) ** 2 + ((y - patch.y) / patch.down) ** 2 < 1 + 6 * ragged[i],
    )
      ? 1
      : 0
  })
}
