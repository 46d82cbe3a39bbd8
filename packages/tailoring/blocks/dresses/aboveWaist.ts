import { distance, mix, rotate, sure } from '@toile/geometry'
import { type Darting, dart, line, type Parts, short } from './half.ts'
import { type Line, turned } from './lines.ts'
import type { Top } from './topLines.ts'

/** All lines of an upper edge, from the underarm to the middle. */
export const topOf = ({ arm, shoulder, neck }: Top): Line[] => [...arm, ...shoulder, ...neck]

/** The upper edge with its shoulder cut in two, where it has an armhole and a shoulder. */
export function shoulderCut(top: Top): Line[] {
  const all = topOf(top)
  const at = top.arm.length
  const shoulder = sure(all[at])
  const outer: Line = { ...shoulder, to: mix(sure(all[at - 1]).to, shoulder.to, 0.5) }
  return [...all.slice(0, at), outer, ...all.slice(at)]
}

/** How far below the underarm the bust dart in the side lies. */
const belowArm = 58

/** The lines from the side of the waist to the middle of the neck, with the bust dart where it is asked for; with the waist dart it is none of theirs. */
export function aboveWaist({ face, turn, top }: Parts, darting: Darting): Line[] {
  const { apex, under, side } = face
  const all = topOf(top)
  if (turn === 0 || darting === 'waist' || darting === 'none') return [line('side', under), ...all]
  if (darting === 'shoulder' && top.arm.length > 1) {
    const cut = shoulderCut(top)
    const at = top.arm.length + 1
    const moved = turned(cut.slice(0, at), -turn, apex)
    const [, legs] = dart(sure(moved.at(-1)).to, sure(cut[at - 1]).to, apex, short + 8)
    return [line('side', rotate(under, -turn, apex)), ...moved, ...legs, ...cut.slice(at)]
  }
  const closed = rotate(side, turn, apex)
  const upper = mix(under, closed, Math.min(0.42, belowArm / distance(under, closed)))
  const lower = rotate(upper, -turn, apex)
  const [, legs] = dart(lower, upper, apex, short)
  return [line('side', lower), ...legs, line('side', under), ...all]
}
