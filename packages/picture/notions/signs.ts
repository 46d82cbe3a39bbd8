import { all, line, type Point, type Shape } from './shapes.ts'

/** Letters and digits as strokes on a grid of 4 by 6, with cut corners, as sports clubs sew them; a bar lifts the hand. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 02 20 42 46|04 44',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 30 41 45 36 06 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 30|20 26|16 36',
  J: '40 45 36 16 05 04',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 04 26 44 40',
  W: '00 06 24 46 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 44 45 36 16 05|33 13',
  4: '30 04 44|30 36',
  5: '40 00 02 32 43 45 36 06',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 41 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '05 16 36 45 41 30 10 01 02 13 43',
}

/** A sign as lines, drawn in a box about a middle. */
export function signLines(sign: string, width: number, height: number, [x, y]: Point = [0, 0]): Shape {
  const place = (at: string): Point => [x + (Number(at[0]) / 4 - 0.5) * width, y + (Number(at[1]) / 6 - 0.5) * height]
  const runs = (strokes[sign] ?? '').split('|')
  return all(...runs.map((run) => line(...run.split(' ').map(place))))
}
