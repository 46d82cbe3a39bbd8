import type { InksOfPictures } from '../../prints/pictureInks.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Design, Worn } from '../design.ts'
import type { Applied } from '../../applied/applied.ts'

/** A look whose printed pictures know their leading colours, so that they take part in its colourways; nothing of it looks other than before. */
export function withPictureInks(design: Design, inks: InksOfPictures): Design {
  const garments = design.garments.map((worn) => wornWith(worn, inks))
  return garments.every((worn, i) => worn === design.garments[i]) ? design : { ...design, garments }
}

/** The hashes of the printed pictures whose leading colours a look does not know. */
export function picturesWithoutInks(design: Design): string[] {
  const found = new Set<string>()
  for (const worn of design.garments)
    for (const { source } of placementsOn(worn)) if (source.kind === 'picture' && !source.inks) found.add(source.hash)
  return [...found]
}

const placementsOn = ({ print, partPrints = [], applied = [] }: Worn): Placement[] => [
  ...(print ? [print] : []),
  ...partPrints.flatMap((one) => one.print ?? []),
  ...applied.flatMap((one) => (one.kind !== 'notion' && one.fill.kind === 'print' ? one.fill.print : [])),
]

function wornWith(worn: Worn, inks: InksOfPictures): Worn {
  const lacks = placementsOn(worn).some(({ source }) => source.kind === 'picture' && !source.inks && inks[source.hash])
  if (!lacks) return worn
  return {
    ...worn,
    print: worn.print && placementIn(worn.print, inks),
    ...(worn.partPrints && {
      partPrints: worn.partPrints.map((one) => ({ ...one, print: one.print && placementIn(one.print, inks) })),
    }),
    ...(worn.applied && { applied: worn.applied.map((one) => appliedIn(one, inks)) }),
  }
}

function placementIn(placement: Placement, inks: InksOfPictures): Placement {
  const { source } = placement
  if (source.kind !== 'picture' || source.inks) return placement
  const own = inks[source.hash]
  if (!own || own.length === 0) return placement
  return { ...placement, source: { ...source, inks: own.map((color) => ({ of: color, color })) } }
}

const appliedIn = (one: Applied, inks: InksOfPictures): Applied =>
  one.kind !== 'notion' && one.fill.kind === 'print'
    ? { ...one, fill: { ...one.fill, print: placementIn(one.fill.print, inks) } }
    : one
