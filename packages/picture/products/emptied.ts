import type { Build } from '@toile/craft/mannequins/build.ts'
import { lerp, readTable, smooth, type Table } from '@toile/geometry'

/** How little of a body is left in a garment that nobody wears: 0 as worn, 1 straight from the breast to the hip; and by which share it is laid flatter, and so wider. */
export interface Emptied {
  straight: number
  wider: number
}

/** The body on which a garment falls as if it was empty: no waist but that of its own cut, no breast, and as wide as a girth that lies flat. */
export function emptied(build: Build, { straight, wider }: Emptied): Build {
  const { bust, hip, armpit } = build.levels
  const [breast, hips] = [readTable(build.trunk, bust), readTable(build.trunk, hip)]
  const trunk: Table = build.trunk.map(([y = 0, half = 0]) => {
    const line = lerp(breast, hips, Math.max(0, Math.min(1, (y - bust) / (hip - bust))))
    const filled = y > bust && y < hip ? lerp(half, Math.max(half, line), straight) : half
    return [y, filled * (1 + wider * smooth(armpit - 0.3, armpit + 0.15, y))]
  })
  return { ...build, trunk, bust: build.bust * (1 - straight), belly: build.belly * (1 - straight) }
}
