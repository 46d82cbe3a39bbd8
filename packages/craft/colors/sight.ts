import { converter, modeLrgb, modeRgb, useMode } from 'culori/fn'
import type { Color } from './color.ts'

useMode(modeRgb)
const toLinear = useMode(modeLrgb)
const toRgb = converter('rgb')

interface Sight {
  id: string
  label: string
  /** From linear red, green and blue to what is seen. */
  matrix: readonly (readonly [number, number, number])[]
}

/** Ways of seeing colour, with the matrices of full strength in linear sRGB (Machado, Oliveira and Fernandes 2009, table 1). */
export const sights = [
  {
    id: 'full',
    label: 'Full colour sight',
    matrix: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    id: 'protan',
    label: 'Without red cones (protan)',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    id: 'deutan',
    label: 'Without green cones (deutan)',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    id: 'tritan',
    label: 'Without blue cones (tritan)',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
] as const satisfies readonly Sight[]
export type SightId = (typeof sights)[number]['id']

/** A colour as it is seen by a kind of sight. */
export function seenBy(id: SightId, color: Color): Color {
  if (id === 'full') return color
  const { matrix } = sights.find((sight) => sight.id === id) ?? sights[0]
  const { r, g, b } = toLinear({ mode: 'rgb', r: color.r / 255, g: color.g / 255, b: color.b / 255 })
  const channel = (line: readonly [number, number, number]) =>
    Math.max(0, Math.min(1, line[0] * r + line[1] * g + line[2] * b))
  const seen = toRgb({ mode: 'lrgb', r: channel(matrix[0]), g: channel(matrix[1]), b: channel(matrix[2]) })
  return { r: Math.round(seen.r * 255), g: Math.round(seen.g * 255), b: Math.round(seen.b * 255) }
}
