import { add, distance, type Point, rotate, scale, smooth, subtract, type Table, unit } from '@toile/geometry'
import type { Figure, LandmarkName, Side, View } from './figure.ts'
import { fitBuild, levelOf, type Marks, nearestBuild } from './fitBuild.ts'
import { openFigure } from './openFigure.ts'
import type { FigureDocument } from './ownFigure.ts'
import { neutral } from './poses/neutral.ts'
import { legRows, mirroredStance, place, type Stance } from './stance.ts'
import { stretchOf } from './stretch.ts'

/** How an own mannequin's cut-out lies on its figure: pixels per head, and the pixel place of head (0, 0), after stretching. */
interface OwnFrame {
  pixelsPerHead: number
  origin: Point
}

/** An own mannequin's figure, how its cut-out lies on it, and the body and stance that were read off its marks. */
export interface OwnFigure {
  figure: Figure
  frame: OwnFrame
  build: Figure['build']
  stance: Stance
  marks: Marks
}

/** The figure of an own mannequin, standing as in its picture, for every garment to be drafted on (requirements S3.19, S5.17). */
export function ownFigureOf(document: FigureDocument, view: View = 'front'): OwnFigure {
  const base = nearestBuild(document)
  const { down } = stretchOf(document)
  const spots = document.landmarks
  const ankles = (down(spots.ankleLeft[1]) + down(spots.ankleRight[1])) / 2
  const top = down(spots.headTop[1])
  const pixelsPerHead = Math.max(1, (ankles - top) / base.ankleY)
  const origin: Point = [spots.neckPit[0], top]
  const inHeads = ([x, y]: Point): Point => [(x - origin[0]) / pixelsPerHead, (down(y) - origin[1]) / pixelsPerHead]
  const marks = Object.fromEntries(Object.entries(spots).map(([name, at]) => [name, inHeads(at)])) as Record<
    LandmarkName,
    Point
  >
  const build = fitBuild(base, marks)
  const seen = stanceOf(build, marks)
  const stance = view === 'front' ? seen : mirroredStance(seen)
  const resized = { ...build, millimetresPerHead: build.millimetresPerHead * document.resize }
  const body = { build: resized, pose: { ...neutral, id: 'own' }, stance, view }
  const own = view === 'front' ? headOf(marks, stance.headRoll) : {}
  return { figure: openFigure(body, own), frame: { pixelsPerHead, origin }, build: resized, stance, marks }
}

/** Head and face where they are marked, as large as they are marked. */
function headOf({ headTop, chin }: Marks, roll: number): Pick<Figure, 'head' | 'face'> {
  const size = Math.max(0.2, distance(headTop, chin))
  const head = (x: number, y: number) => add(headTop, rotate(scale([x, y], size), roll))
  return { head, face: (x, y) => head(x, y) }
}

function stanceOf(build: Figure['build'], marks: Marks): Stance {
  const rows = trunkRows(build, marks)
  const arm = (side: Side) => {
    const name = side < 0 ? 'Left' : 'Right'
    return [
      place(rows, side * build.armRoot[0], build.armRoot[1]),
      marks[`elbow${name}`],
      marks[`wrist${name}`],
    ] as const
  }
  const leg = (side: Side) => {
    const name = side < 0 ? 'Left' : 'Right'
    return [
      place(rows, side * build.hipRoot[0], build.hipRoot[1]),
      marks[`knee${name}`],
      marks[`ankle${name}`],
    ] as const
  }
  const legs = [leg(-1), leg(1)] as const
  const over = [-1, 1].map((side) => restsOnBody(build, rows, marks, side < 0 ? 'Left' : 'Right'))
  const upward = unit(subtract(marks.headTop, marks.chin))
  return {
    rows: [...rows, ...legRows(build, rows, legs)],
    shoulderHalf: build.shoulder[0],
    arms: [arm(-1), arm(1)],
    legs,
    footTurns: [0.15, -0.15],
    trailing: [0, 0],
    hands: [over[0] ? 'hip' : 'relaxed', over[1] ? 'hip' : 'relaxed'],
    armsOver: [over[0], over[1]],
    frontLeg: null,
    turn: 0,
    headRoll: Math.atan2(upward[0], -upward[1]),
    headYaw: 0,
    headX: marks.chin[0],
  }
}

/** Trunk rows that lean and shift as the marked shoulders, armpits, waist and hips do. */
function trunkRows(build: Figure['build'], marks: Marks): Table {
  const known = (['shoulder', 'armpit', 'waist', 'hip'] as const).map((name) =>
    levelOf(marks[`${name}Left`], marks[`${name}Right`]),
  )
  const at = (y: number, value: 'middle' | 'lean') => {
    let read = known[0][value]
    for (let i = 1; i < known.length; i++)
      read += (known[i][value] - known[i - 1][value]) * smooth(known[i - 1].y, known[i].y, y)
    return read
  }
  return build.trunk.map(([y, half]) => [y, at(y, 'middle'), at(y, 'lean'), half])
}

/** Whether a hand lies on the trunk while its elbow stands out: it then covers what is worn. */
function restsOnBody(build: Figure['build'], rows: Table, marks: Marks, side: 'Left' | 'Right'): boolean {
  const hand = marks[`hand${side}`]
  const { waist, hip } = build.levels
  if (hand[1] > hip + 0.1 || hand[1] < waist - 0.5) return false
  const sign = side === 'Left' ? -1 : 1
  const edge = place(rows, (sign * distance(marks.hipLeft, marks.hipRight)) / 2, hand[1])[0]
  return sign * (edge - hand[0]) > -0.05
}
