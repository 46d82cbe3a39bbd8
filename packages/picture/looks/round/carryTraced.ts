import type { Carry } from '@toile/craft/garments/turn/carry.ts'
import { onShell } from '@toile/craft/garments/turn/onShell.ts'
import { withArm, withLeg } from '@toile/craft/garments/turn/openCarry.ts'
import { openShell } from '@toile/craft/garments/turn/shell.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Point } from '@toile/geometry'
import { outlinesOf } from '../../kernels/outlines.ts'
import { hangingOf } from '../../reading/trace/anchor.ts'
import type { TracedPiece } from '../../reading/trace/traced.ts'
import { outlinesOn } from '../wear.ts'
import { sleeveHolds } from '../traced/worn/sleeve.ts'
import type { WornTraced } from '../traced/worn/wornTraced.ts'

/** Carries a traced piece from the flat block it was laid on to a body in space, and round it: the trunk's part round its shell, sleeves along arms, trousers along legs (requirement S3.26). */
export function carryTraced(posed: Posed, traced: TracedPiece, worn: WornTraced): WornTraced {
  const { width, height, anchors } = traced
  const { lattice } = worn
  const sleeves = [sleeveHolds(traced, 'Left'), sleeveHolds(traced, 'Right')]
  const isOnSleeve = (i: number) => sleeves.some((holds) => holds?.([i % width, Math.floor(i / width)]))
  const trunk = traced.mask.map((opacity, i) => (opacity && !isOnSleeve(i) ? opacity : 0))
  const { outer } = outlinesOn(lattice, outlinesOf(trunk, width, height))
  const shell = openShell(posed, [{ role: 'bodice', outlines: outer }])
  const round: Carry = (point) => onShell(posed, shell, point, false)
  const arms = [withArm(posed, round, 0), withArm(posed, round, 1)]
  const legs = [withLeg(posed, round, 0), withLeg(posed, round, 1)]
  const hanging = hangingOf(traced.category)
  const fork = hanging === 'legs' || hanging === 'overall' ? anchors.crotch : undefined
  const carryOf = (sheet: Point): Carry => {
    const arm = sleeves.findIndex((holds) => holds?.(sheet))
    if (arm >= 0) return arms[arm]
    return fork ? legs[sheet[0] < fork[0] ? 0 : 1] : round
  }
  const places = lattice.places.map((place, i) => {
    const sheet: Point = [(i % lattice.columns) * lattice.cell, Math.floor(i / lattice.columns) * lattice.cell]
    return carryOf(sheet)(place).at
  })
  const carried = { ...lattice, places }
  return { ...worn, ...outlinesOn(carried, outlinesOf(traced.mask, width, height)), lattice: carried }
}
