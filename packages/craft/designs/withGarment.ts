import type { Design, Worn } from './design.ts'

/** A design with one garment edited; the same design where nothing is worn by that id, or the edit changes nothing. */
export function withGarment(design: Design, id: string, edit: (worn: Worn) => Worn): Design {
  const worn = design.garments.find((one) => one.id === id)
  const edited = worn && edit(worn)
  if (!edited || edited === worn) return design
  return { ...design, garments: design.garments.map((one) => (one === worn ? edited : one)) }
}
