import type { Color } from '@toile/craft/colors/color.ts'
import { lerp, readTable } from '@toile/geometry'
import { footPlaces, footSection, heelEnd, toeEnd } from '../../people/round/feet/footSections.ts'
import { heelForms, soleAt, weltOf } from '../../people/round/feet/soleOf.ts'
import type { Optics } from '../../raster/optics.ts'
import type { Mesh, Spot } from './mesh.ts'
import type { ShoeSpace } from './shoeSpace.ts'

/** A substance in its colour. */
export interface Substance {
  color: Color
  optics: Optics
}

const edge = 40
const ring = 24

/** The edge of the sole with its welt, what is drawn up round the upper, and the heel; the insole where the shoe is open. */
export function soleMeshes(
  space: ShoeSpace,
  { sole, foxing, stripe, heel, insole }: Record<'sole' | 'foxing' | 'stripe' | 'heel' | 'insole', Substance>,
): Mesh[] {
  const { cut, inward, spot, raise } = space
  const welt = weltOf(cut)
  const plan = outlineOf(space)
  const round = (up: (at: number) => number, grow: number): Spot[] =>
    plan.map(({ at, forward, across, out }) => spot(forward + out[0] * grow, up(at), across + out[1] * grow))
  const low = (at: number) => -soleAt(cut, at) - (cut.form ? 0 : raise(at))
  const middle = (share: number) => (at: number) => lerp(low(at), 0.008, share)
  const meshes: Mesh[] = []
  if (cut.sole)
    meshes.push({
      rows: [
        round(low, welt - 0.006),
        round(middle(0.12), welt),
        round(middle(0.5), welt + 0.001),
        round(middle(0.88), welt),
        round(middle(1), welt - 0.005),
        round(() => 0.012, -0.01),
      ],
      closed: true,
      ...sole,
    })
  if (cut.foxing) {
    const high = cut.foxing
    meshes.push({
      rows: [
        round(() => 0, 0.017),
        round(() => high * 0.85, 0.018),
        round(() => high, 0.014),
        round(() => high, 0.004),
      ],
      closed: true,
      ...foxing,
    })
    meshes.push({
      rows: [round(middle(0.3), welt + 0.0025), round(middle(0.5), welt + 0.003)],
      closed: true,
      ...stripe,
    })
  }
  if (cut.form) {
    const form = heelForms[cut.form]
    const seat = soleAt(cut, heelEnd)
    meshes.push({
      rows: Array.from({ length: 16 }, (_, i) => {
        const share = i / 15
        const [back, front, half] = [1, 2, 3].map((column) => readTable(form, share, column))
        return heelRing(back ?? 0, front ?? 0, half ?? 0).map(([at, across]) =>
          spot(at, lerp(-seat + 0.004, -cut.sole - raise(at), share), across),
        )
      }),
      closed: true,
      ...heel,
    })
  }
  if (!cut.shaft)
    meshes.push({
      rows: footPlaces(heelEnd, toeEnd, 30).map((at) => {
        const { forward, half, middle: across } = footSection(cut, at, inward)
        return [-1, -0.6, 0, 0.6, 1].map((u) => spot(forward, 0.012 + 0.012 * u * u, across + u * half * 0.97))
      }),
      ...insole,
    })
  return meshes
}

/** The outline of a foot on its sole, from the heel round the toes and back, with the way out of it. */
function outlineOf({ cut, inward }: ShoeSpace) {
  const side = (sign: number) =>
    footPlaces(heelEnd, toeEnd, edge).map((at) => {
      const { forward, half, middle } = footSection(cut, at, inward)
      return { at, forward, across: middle + sign * half }
    })
  const all = [...side(1), ...side(-1).toReversed()]
  return all.map((one, i) => {
    const before = all.at(i - 1) ?? one
    const after = all[(i + 1) % all.length] ?? one
    const [df, da] = [after.forward - before.forward, after.across - before.across]
    const long = Math.hypot(df, da) || 1
    return { ...one, out: [-da / long, df / long] as const }
  })
}

/** A heel is round behind and straight before. */
const heelRing = (back: number, front: number, half: number): (readonly [number, number])[] =>
  Array.from({ length: ring }, (_, k) => {
    const angle = (k / ring) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const wide = Math.sign(s) * Math.abs(s) ** 0.6
    const long = c > 0 ? c ** 0.3 : -((-c) ** 0.9)
    return [lerp(back, front, (long + 1) / 2), wide * half]
  })
