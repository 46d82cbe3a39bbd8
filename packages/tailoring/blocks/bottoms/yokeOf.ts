import { angleOf, mix, type Point, rotate, subtract, sure } from '@toile/geometry'
import { cutCubic } from '../../pattern/cutCubic.ts'
import type { Run } from './runs.ts'

const yokeSeam = { part: 'yoke', end: 'seam', allowance: 10 } as const

/** A back cut across below its waist dart, which is closed in the yoke above; both keep the center on the left, in millimetres. */
export function yokeOf(back: readonly Run[]): { lower: Run[]; yoke: Run[] } {
  const run = (id: string) => sure(back.find((each) => each.id === id))
  const [sideHip, waist, dart, inner, seat] = ['sideHip', 'waist1', 'dart1In', 'waist2', 'seat'].map(run)
  const [hip, top, right, left, center] = [sideHip, waist, dart, inner, seat].map((each) => sure(each).from)
  const side = cutCubic(sure(hip), sure(sure(sideHip).handles), sure(top), 0.72)
  const low = mix(sure(center), run('crotch').from, 0.42)
  const middle = mix(sure(right), sure(left), 0.5)
  const tip = mix(side.at, low, (side.at[0] - middle[0]) / (side.at[0] - low[0]))
  const turn = angleOf(...subtract(sure(right), tip)) - angleOf(...subtract(sure(left), tip))
  const turned = (point: Point) => rotate(point, turn, tip)
  const [one, two] = sure(sure(inner).handles)
  const cut = (id: string, from: Point): Run => ({ id, from, ...yokeSeam })
  const lower = back.flatMap((each): Run[] => {
    if (each.id === 'sideHip')
      return [{ ...each, handles: side.before }, cut('yokeOuter', side.at), cut('yokeInner', tip)]
    if (each.id === 'seat') return [{ ...each, from: low }]
    return each.part === 'waist' || each.part === 'dart' ? [] : [each]
  })
  const yoke: Run[] = [
    cut('yokeInner', turned(low)),
    cut('yokeOuter', tip),
    { ...sure(sideHip), id: 'side', from: side.at, handles: side.after },
    sure(waist),
    { ...sure(inner), from: sure(right), handles: [turned(one), turned(two)] },
    { ...sure(seat), from: turned(sure(center)) },
  ]
  return { lower, yoke }
}
