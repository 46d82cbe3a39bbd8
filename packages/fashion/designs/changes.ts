import type { Color } from '../colors/color.ts'
import type { Gradient } from '../colors/fill.ts'
import type { Change } from '../document.ts'
import type { Placement } from '../prints/placement.ts'
import type { Slot } from '../garments/garment.ts'
import { findWearable } from '../garments/index.ts'
import type { BackdropId } from './backdrops.ts'
import type { Design, Style, Worn } from './design.ts'

const withGarment = (design: Design, id: string, edit: (worn: Worn) => Worn): Design => ({
  ...design,
  garments: design.garments.map((worn) => (worn.id === id ? edit(worn) : worn)),
})

/** Colours a garment's cloth. */
export const recolor: Change<Design, { id: string; color: Color }> = (design, { id, color }) =>
  withGarment(design, id, (worn) => ({ ...worn, fill: { kind: 'solid', color } }))

/** Lays a gradient over a garment. */
export const setGradient: Change<Design, { id: string; gradient: Gradient }> = (design, { id, gradient }) =>
  withGarment(design, id, (worn) => ({ ...worn, fill: { kind: 'gradient', gradient } }))

/** Colours collars, cuffs and the like, or buttons and bindings. */
export const recolorPart: Change<Design, { id: string; part: 'contrast' | 'trim'; color: Color | null }> = (
  design,
  { id, part, color },
) => withGarment(design, id, (worn) => ({ ...worn, [part]: color }))

/** Places a print on a garment, moves it, or takes it off. */
export const placePrint: Change<Design, { id: string; print: Placement | null }> = (design, { id, print }) =>
  withGarment(design, id, (worn) => ({ ...worn, print }))

/** Cuts a garment from another fabric. */
export const setFabric: Change<Design, { id: string; fabric: string }> = (design, { id, fabric }) =>
  withGarment(design, id, (worn) => ({ ...worn, fabric }))

/** Turns one knob of a garment; without a value the knob goes back to normal. */
export const setKnob: Change<Design, { id: string; knob: string; value: number | string | null }> = (
  design,
  { id, knob, value },
) =>
  withGarment(design, id, (worn) => {
    const { [knob]: _, ...others } = worn.knobs
    return { ...worn, knobs: value === null ? others : { ...others, [knob]: value } }
  })

/** Puts another cut in a garment's place and keeps its colour and print. */
export const swapCut: Change<Design, { id: string; cut: Worn['cut']; fabric?: string }> = (
  design,
  { id, cut, fabric },
) => withGarment(design, id, (worn) => ({ ...worn, cut, knobs: {}, fabric: fabric ?? worn.fabric }))

/** Shows or hides a garment. */
export const hideGarment: Change<Design, { id: string; hidden: boolean }> = (design, { id, hidden }) =>
  withGarment(design, id, (worn) => ({ ...worn, hidden }))

/** Puts another garment on, over what is worn under it in the order of dressing. */
export const addGarment: Change<Design, Worn> = (design, worn) => {
  const above = design.garments.findIndex((other) => layerOf(other) > layerOf(worn))
  const at = above < 0 ? design.garments.length : above
  return { ...design, garments: design.garments.toSpliced(at, 0, worn) }
}

const layers: readonly Slot[] = ['bottom', 'top', 'whole', 'outer', 'accessory']

/** How far out a garment is worn; a traced sketch counts as a top. */
const layerOf = ({ cut }: Worn) =>
  layers.indexOf((cut.kind === 'garment' ? findWearable(cut.garment)?.slot : undefined) ?? 'top')

/** Takes a garment off. */
export const removeGarment: Change<Design, { id: string }> = (design, { id }) => ({
  ...design,
  garments: design.garments.filter((worn) => worn.id !== id),
})

/** Draws a new seed for a garment's folds. */
export const shuffleFolds: Change<Design, { id: string; seed: number }> = (design, { id, seed }) =>
  withGarment(design, id, (worn) => ({ ...worn, seed }))

/** Puts the look on another mannequin or in another stance. */
export const setMannequin: Change<Design, Partial<Design['mannequin']>> = (design, mannequin) => ({
  ...design,
  mannequin: { ...design.mannequin, ...mannequin },
})

/** Draws the look in another hand. */
export const setStyle: Change<Design, Style> = (design, style) =>
  design.style === style ? design : { ...design, style }

/** Changes shoes, lips or ground. */
export const setAround: Change<Design, Partial<Pick<Design, 'shoes' | 'lips' | 'ground'>>> = (design, around) => ({
  ...design,
  ...around,
})

/** Stands the look before something, or before its plain ground again. */
export const setBackdrop: Change<Design, BackdropId | null> = (design, backdrop) => {
  const { backdrop: _, ...rest } = design
  return backdrop ? { ...rest, backdrop } : rest
}
