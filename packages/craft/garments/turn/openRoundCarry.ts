import { clamp, lerp, type Point } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import { beyondEdge, onShell } from './onShell.ts'
import { roundLength } from './roundLength.ts'
import type { Shell } from './shell.ts'

/** Where a place of a draft comes to lie, how far round it is hidden behind the contour, and the length round its section from the centre front to it, turned and as it was drafted. */
interface CarriedLength {
  at: Point
  past: number
  round: number
  flat: number
}

/** Carries places round a trunk with the length of cloth to each; or by a net of places between which all runs evenly. */
export function openRoundCarry(posed: Posed, shell: Shell, byNet: boolean): (x: number, y: number) => CarriedLength {
  const exactly = (x: number, y: number): CarriedLength => {
    const { at, angle, section, past } = onShell(posed, shell, [x, y], false)
    return {
      at,
      past,
      round: roundLength(section, angle),
      flat: roundLength(section, Math.asin(clamp(x / section.drafted, -1, 1))),
    }
  }
  return byNet ? onNet(shell, exactly) : exactly
}

/** Meshes of the net over a half round, and heads from row to row. */
const [across, apart] = [24, 0.08]
const angleStep = Math.PI / across

function onNet({ section, station, stretched }: Shell, exactly: (x: number, y: number) => CarriedLength) {
  const rows = new Map<number, readonly CarriedLength[]>()
  const rowAt = (index: number) => {
    const known = rows.get(index)
    if (known) return known
    const { drafted } = section(index * apart)
    const row = Array.from({ length: across + 1 }, (_, k) =>
      exactly(drafted * Math.sin((k - across / 2) * angleStep), index * apart),
    )
    rows.set(index, row)
    return row
  }
  return (x: number, y: number): CarriedLength => {
    const own = section(y)
    const u = x / own.drafted
    const column = Math.asin(clamp(u, -1, 1)) / angleStep + across / 2
    const left = Math.min(across - 1, Math.floor(column))
    const top = Math.floor(y / apart)
    const [over, down] = [column - left, y / apart - top]
    const [upper, lower] = [rowAt(top), rowAt(top + 1)]
    const [a, b, c, d] = [upper[left]!, upper[left + 1]!, lower[left]!, lower[left + 1]!]
    const between = (p: number, q: number, r: number, s: number) => lerp(lerp(p, q, over), lerp(r, s, over), down)
    const beyond = Math.abs(u) > 1 ? beyondEdge(u, own, station(y).yaw, stretched) : 0
    return {
      at: [between(a.at[0], b.at[0], c.at[0], d.at[0]) + beyond, between(a.at[1], b.at[1], c.at[1], d.at[1])],
      past: between(a.past, b.past, c.past, d.past),
      round: between(a.round, b.round, c.round, d.round),
      flat: between(a.flat, b.flat, c.flat, d.flat),
    }
  }
}
