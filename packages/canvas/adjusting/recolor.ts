import { colorCube, throughCube } from './colorCube.ts'
import { colorOfNumber } from './colorOfNumber.ts'
import { dyeOf } from './dyeOf.ts'
import { defineAdjustment } from './form.ts'
import { numberOfHex } from './numberOfHex.ts'
import { shownAt } from './oklab.ts'

/** Takes a main colour to a colour of the palette; light, shade and grain stay. */
export const recolor = defineAdjustment({
  id: 'recolor',
  label: 'Recolor',
  by: 'color',
  knobs: {
    from: { label: 'Color to change', least: 0, most: 0xffffff, step: 1, start: 0x808080, picked: true },
    spread: { label: 'Fuzziness', least: 0, most: 100, step: 1, start: 100 },
    amount: { label: 'Amount', least: 0, most: 100, step: 1, start: 100 },
  },
  changes({ from, amount }, { color }) {
    const goal = numberOfHex(color)
    return amount > 0 && goal !== null && goal !== from
  },
  prepare({ from, spread, amount }, { color }) {
    const dye = dyeOf(colorOfNumber(from), colorOfNumber(numberOfHex(color) ?? from), spread / 100)
    const share = amount / 100
    const cube = colorCube((own) => {
      const [red, green, blue] = shownAt(dye(own))
      return [own[0] + (red - own[0]) * share, own[1] + (green - own[1]) * share, own[2] + (blue - own[2]) * share]
    })
    return ({ pixels }) => {
      const out = Uint8ClampedArray.from(pixels)
      for (let at = 0; at < out.length; at += 4) if (out[at + 3] !== 0) throughCube(cube, out, at)
      return out
    }
  },
})
