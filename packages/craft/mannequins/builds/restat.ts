import type { Table } from '@toile/geometry'
import type { Build, Levels } from '../build.ts'

/** Limb or trunk rows with every width multiplied by a factor that may change down the rows. */
export const widened = (rows: Table, factor: number | ((at: number) => number)): Table =>
  rows.map((row) =>
    row.map((value, column) => (column === 0 ? value : value * (typeof factor === 'number' ? factor : factor(row[0])))),
  )

/** Another stature: everything below the chin stretched by `tall` downwards and by `wide` across. */
export function restat<const Id extends string>(
  build: Build,
  tall: number,
  wide: number,
  own: Partial<Build> & { id: Id; millimetresPerHead: number },
): Build & { id: Id } {
  const level = (y: number) => (y <= 1 ? y : 1 + (y - 1) * tall)
  const rows = (table: Table): Table => table.map(([y, half]) => [level(y), half * wide])
  const at = ([x, y]: readonly [number, number]): readonly [number, number] => [x * wide, level(y)]
  return {
    ...build,
    heads: level(build.heads),
    trunk: rows(build.trunk),
    neck: rows(build.neck),
    shoulder: at(build.shoulder),
    levels: stretchedLevels(build.levels, level),
    armRoot: at(build.armRoot),
    upperArm: build.upperArm * tall,
    foreArm: build.foreArm * tall,
    hipRoot: at(build.hipRoot),
    kneeY: level(build.kneeY),
    ankleY: level(build.ankleY),
    arm: widened(build.arm, wide),
    leg: widened(build.leg, wide),
    ...own,
  }
}

function stretchedLevels(levels: Levels, level: (y: number) => number): Levels {
  return {
    chin: level(levels.chin),
    neck: level(levels.neck),
    shoulder: level(levels.shoulder),
    armpit: level(levels.armpit),
    bust: level(levels.bust),
    underbust: level(levels.underbust),
    waist: level(levels.waist),
    highHip: level(levels.highHip),
    hip: level(levels.hip),
    crotch: level(levels.crotch),
    thigh: level(levels.thigh),
    knee: level(levels.knee),
    calf: level(levels.calf),
    ankle: level(levels.ankle),
    floor: level(levels.floor),
  }
}
